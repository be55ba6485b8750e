import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'

export const GLOW_BAR: ClinicFile = {
  id: 'glow-bar',
  name: 'Glow Bar',
  address: '50 Fifth Avenue, Suite 2, New York, NY 10011',
  services: ['botox'],
  coordinates: { lat: 40.735, lng: -73.994 },
  phone: '+12127654321',
}

export const LEDGER_SKIN: ClinicFile = {
  id: 'clinic-7',
  slug: 'ledger-skin',
  name: 'Ledger Skin',
  address: '72 Warren Street, New York, NY 10007',
  coordinates: { lat: 40.715, lng: -74.009 },
  phone: '+16467654321',
}
