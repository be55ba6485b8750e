import * as t from '../../../src/db/schema.ts'
import { type Borough, findZipCode } from '../../../src/domain/clinic/address.ts'
import type { PlannedRows } from '../rows.ts'

export function clinicsOfBorough(rows: PlannedRows, borough: Borough) {
  const boroughs = new Map(rows.of(t.zipCodes).map((zip) => [zip.zip, zip.borough]))
  const boroughOf = (address: string) => boroughs.get(findZipCode(address) ?? '')
  return rows.of(t.clinics).filter(({ address, status }) => status?.kind !== 'closed' && boroughOf(address) === borough)
}

export const listedNote = (count: number) =>
  count === 1 ? '1 med spa listed' : `${count === 0 ? 'No' : count} med spas listed`
