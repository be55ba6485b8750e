import * as t from '../../../src/db/schema.ts'
import { type Borough, findZipCode } from '../../../src/domain/clinic/address.ts'
import type { PlannedRows } from '../rows.ts'

export function findOpenClinicsInBorough(rows: PlannedRows, borough: Borough) {
  const boroughsByZip = new Map(rows.of(t.zipCodes).map((zip) => [zip.zip, zip.borough]))
  const findBoroughOfAddress = (address: string) => boroughsByZip.get(findZipCode(address) ?? '')
  return rows
    .of(t.clinics)
    .filter(({ address, status }) => status?.kind !== 'closed' && findBoroughOfAddress(address) === borough)
}

export const getBoroughPhrase = (borough: Borough) => `${borough === 'Staten Island' ? 'on' : 'in'} ${borough}`

export const formatListedCount = (count: number) =>
  count === 1 ? '1 med spa listed' : `${count === 0 ? 'No' : count} med spas listed`
