import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ClinicFile } from './clinics.ts'

export interface Load {
  name: string
  /** The time until all files are read and checked, all rows planned, and all maps drawn. */
  plannedAfterSeconds: number
  /** The time until the command ended. */
  endedAfterSeconds: number
  writtenRowCount: number
}

export function applyMigrations(stateFolder: string): void {
  const { status, stderr } = spawnSync(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the migrations cannot be applied in ${stateFolder}: ${stderr}`)
}

const CHANGED_CLINIC_FILE = 'data/clinics/clinic-001.json'

const CHANGES: [name: string, change: (clinic: ClinicFile) => void][] = [
  ['one telephone number', (clinic) => Object.assign(clinic, { phone: '+12125550199' })],
  [
    'one price',
    ({ prices: [price] = [] }) => price && Object.assign(price, { min: price.min + 5, max: price.max + 5 }),
  ],
  ['one name', (clinic) => Object.assign(clinic, { name: 'Zorrilla Dermatology' })],
  ['one closure', (clinic) => Object.assign(clinic, { status: { kind: 'closed', on: '2026-11-20' } })],
]

export async function measureLoads(seedFolder: string, stateFolder: string): Promise<Load[]> {
  const loads = [await measureLoad('everything', seedFolder, stateFolder)]
  const file = join(seedFolder, CHANGED_CLINIC_FILE)
  const text = readFileSync(file, 'utf8')
  for (const [name, change] of CHANGES) {
    const clinic = JSON.parse(text) as ClinicFile
    change(clinic)
    writeFileSync(file, JSON.stringify(clinic))
    loads.push(await measureLoad(name, seedFolder, stateFolder))
    writeFileSync(file, text)
    await measureLoad('the original clinic', seedFolder, stateFolder)
  }
  return loads
}

async function measureLoad(name: string, seedFolder: string, stateFolder: string): Promise<Load> {
  const startedAt = performance.now()
  const getElapsedSeconds = () => (performance.now() - startedAt) / 1000
  const command = spawn('node', ['seed/cli.ts', '--from', seedFolder, '--state', stateFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const load: Load = { name, plannedAfterSeconds: 0, endedAfterSeconds: 0, writtenRowCount: 0 }
  let errors = ''
  command.stderr.on('data', (text) => (errors += text))
  const exitCode = new Promise<number | null>((done) => command.on('exit', done))
  for await (const line of createInterface(command.stdout)) {
    if (line.startsWith('• Opening')) load.plannedAfterSeconds = getElapsedSeconds()
    load.writtenRowCount = Number(/\((\d+) rows written\)/.exec(line)?.[1] ?? load.writtenRowCount)
  }
  if ((await exitCode) !== 0 || load.writtenRowCount === 0) throw new Error(`${name} cannot be loaded: ${errors}`)
  return { ...load, endedAfterSeconds: getElapsedSeconds() }
}
