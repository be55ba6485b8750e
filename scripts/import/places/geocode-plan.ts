import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFarFromZipCenter } from '../../../seed/check/addresses.ts'
import type { Point } from '../../../src/domain/geo.ts'
import { findChangedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { ImportPlan, MergedRow } from '../plan/import-plan.ts'
import { ADDRESSES_PER_BATCH, geocodeBatch, type Network } from './geocoder.ts'

type PointsByAddress = Record<string, Point | null>

const getCacheFile = (folder: string) => join(folder, '.cache', 'geocoder.json')

interface GeocodeOptions {
  /** Null in a dry run, which uses only cached points. */
  network: Network | null
  onBatch: (doneCount: number, totalCount: number) => void
}

/** Ignores points far from the center of the zip code. Returns the number of addresses without an exact point. */
export async function geocodePlan(plan: ImportPlan, directory: Directory, options: GeocodeOptions): Promise<number> {
  const inexactRows = [...plan.changes, ...plan.unchangedRows].filter(
    ({ clinic }) => clinic.coordinates?.approximate ?? !clinic.coordinates,
  )
  const addresses = [...new Set(inexactRows.map(({ clinic }) => clinic.address))]
  const points = await findPoints(addresses, directory.folder, options)
  const stillInexactRows = inexactRows.filter((row) => !setExactPoint(row, points[row.clinic.address], directory))
  moveChangedRows(plan)
  return new Set(stillInexactRows.map(({ clinic }) => clinic.address)).size
}

async function findPoints(
  addresses: readonly string[],
  folder: string,
  { network, onBatch }: GeocodeOptions,
): Promise<PointsByAddress> {
  const file = getCacheFile(folder)
  const points = readCache(file)
  const uncachedAddresses = addresses.filter((address) => !Object.hasOwn(points, address))
  for (let start = 0; network && start < uncachedAddresses.length; start += ADDRESSES_PER_BATCH) {
    onBatch(start, uncachedAddresses.length)
    const batch = await geocodeBatch(uncachedAddresses.slice(start, start + ADDRESSES_PER_BATCH), network)
    Object.assign(points, Object.fromEntries(batch))
    // Saves the cache after each batch, so that the next import does not repeat the requests of an interrupted one.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(points, null, 1)}\n`)
  }
  return points
}

function readCache(file: string): PointsByAddress {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PointsByAddress) : {}
  } catch {
    return {}
  }
}

/** Returns whether the clinic now has the point. */
function setExactPoint(mergedRow: MergedRow, point: Point | null | undefined, { zips }: Directory): boolean {
  const zip = zips.get(mergedRow.clinic.address.slice(-5))
  if (!point || !zip || isFarFromZipCenter(zip, point)) return false
  mergedRow.clinic = { ...mergedRow.clinic, coordinates: point }
  return true
}

function moveChangedRows(plan: ImportPlan): void {
  const isChanged = ({ before, clinic }: MergedRow) => before === null || findChangedKeys(before, clinic).length > 0
  plan.changes.push(...plan.unchangedRows.filter(isChanged))
  plan.unchangedRows = plan.unchangedRows.filter((mergedRow) => !isChanged(mergedRow))
}
