import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'

export const VALID_ROW = 'Glow Bar,50 Fifth Avenue,10011,212-765-4321'

export const REJECTED_ROW = 'Hoboken Skin,1 Main St,07030,12'

export const toTable = (...rows: string[]) => `${['name,street,zip,phone', ...rows].join('\n')}\n`

export const OTHER_CLINIC: ClinicFile = {
  id: 'other',
  name: 'Ledger Skin',
  address: '72 Warren Street, New York, NY 10007',
  phone: '+16467654321',
}

export const CLOSED_CLINIC: ClinicFile = {
  ...OTHER_CLINIC,
  id: 'gone',
  phone: '+13477654321',
  status: { kind: 'closed', on: '2026-01-31' },
}
