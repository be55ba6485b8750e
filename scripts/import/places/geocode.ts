import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFarFromZip } from '../../../seed/check/addresses.ts'
import type { Point } from '../../../src/domain/geo.ts'
import { changedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { ClinicChange, ImportPlan } from '../plan/import-plan.ts'
import { BATCH_SIZE, geocodeBatch, type Network } from './geocoder.ts'

type PointsByAddress = Record<string, Point | null>

const cacheFile = (folder: string) => join(folder, '.cache', 'geocoder.json')

interface GeocodeOptions {
  /** Null in a dry run, which uses only cached points. */
  network: Network | null
  onBatch: (done: number, total: number) => void
}

/** Returns the number of addresses that were not found. */
export async function geocodePlan(plan: ImportPlan, directory: Directory, options: GeocodeOptions): Promise<number> {
  const planned = [...plan.clinics, ...plan.unchanged].filter(
    ({ clinic }) => clinic.coordinates?.approximate ?? !clinic.coordinates,
  )
  const addresses = [...new Set(planned.map(({ clinic }) => clinic.address))]
  const points = await findPoints(addresses, directory.folder, options)
  for (const entry of planned) setCoordinates(entry, points[entry.clinic.address] ?? null, directory)
  replanChangedClinics(plan)
  return addresses.filter((address) => !points[address]).length
}

async function findPoints(
  addresses: readonly string[],
  folder: string,
  { network, onBatch }: GeocodeOptions,
): Promise<PointsByAddress> {
  const file = cacheFile(folder)
  const points = readCache(file)
  const unknown = addresses.filter((address) => !Object.hasOwn(points, address))
  for (let start = 0; network && start < unknown.length; start += BATCH_SIZE) {
    onBatch(start, unknown.length)
    const batch = await geocodeBatch(unknown.slice(start, start + BATCH_SIZE), network)
    Object.assign(points, Object.fromEntries(batch))
    // Saves the cache after each batch, so that an interrupted import does not repeat its requests.
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

function setCoordinates(planned: ClinicChange, point: Point | null, { zips }: Directory): void {
  const zip = zips.get(planned.clinic.address.slice(-5))
  if (point && zip && !isFarFromZip(zip, point)) planned.clinic = { ...planned.clinic, coordinates: point }
}

function replanChangedClinics(plan: ImportPlan): void {
  const isChanged = ({ before, clinic }: ClinicChange) => before === null || changedKeys(before, clinic).length > 0
  plan.clinics.push(...plan.unchanged.filter(isChanged))
  plan.unchanged = plan.unchanged.filter((planned) => !isChanged(planned))
}
