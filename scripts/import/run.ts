import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../seed/user-error.ts'
import { newYorkDate } from '../../src/domain/time.ts'
import { withLock } from '../serve/lock.ts'
import { shellWord } from '../shell-word.ts'
import type { ClinicFile } from './clinic-file.ts'
import { clinicsFolder, type Directory, readDirectory } from './directory.ts'
import { readHeadingMap } from './files/heading-map.ts'
import { readSourceFile } from './files/source-file.ts'
import { writeIssues } from './issues-file.ts'
import { geocodePlan } from './places/geocode.ts'
import type { Network } from './places/geocoder.ts'
import type { ImportPlan } from './plan/import-plan.ts'
import { planImport } from './plan/plan.ts'
import { describeImport } from './report.ts'
import { writeClinics } from './write-clinics.ts'

export interface ImportOptions {
  from: string
  map?: string
  dryRun: boolean
  partial: boolean
  skipCells: boolean
  takeAll: boolean
  closeMissing: boolean
  closeMost: boolean
  listMissing: boolean
  geocode: boolean
}

interface ImportContext {
  print: (line: string) => void
  network: Network
  now: Date
}

/** Returns false if rejected rows prevent the import. */
export async function runImport(file: string, options: ImportOptions, context: ImportContext): Promise<boolean> {
  const { from, dryRun } = options
  const work = () => importFile(file, options, context)
  if (dryRun) return work()
  const onWait = () => context.print(`• Waiting for another import into ${from} to finish …`)
  return withLock(lockFile(from), onWait, work)
}

function lockFile(folder: string): string {
  const cache = join(folder, '.cache')
  try {
    mkdirSync(cache, { recursive: true })
  } catch (error) {
    throw new UserError(`${cache} cannot be written: ${(error as Error).message}. Change its permissions`)
  }
  return join(cache, 'import.lock')
}

async function importFile(file: string, options: ImportOptions, context: ImportContext): Promise<boolean> {
  const { print, now } = context
  const known = readDirectory(options.from)
  const directory = options.takeAll ? { ...known, corrections: new Map() } : known
  const source = readSourceFile(file, options.map === undefined ? new Map() : readHeadingMap(options.map))
  const table = { ...source, lenient: source.lenient || options.skipCells }
  print(`• ${file}: ${table.format}, ${table.rows.length + table.overlongRowIssues.length} rows`)
  if (table.note !== undefined) print(`• ${table.note}`)
  const today = newYorkDate(now)
  const plan = planImport(table, directory, today)
  const isRejected = plan.rejected.length > 0 && !options.partial
  const closed = options.closeMissing ? plan.missing.map((clinic) => closedOn(clinic, today)) : []
  const problem = closingProblem(closed.length, directory, options)
  if (options.geocode && !isRejected && !problem) await geocode(plan, directory, options, context)
  print(describeImport(plan, table, { total: directory.clinics.length, ...options }))
  writeReports(file, plan, print)
  if (problem) throw problem
  const closing = closed.length > 0 ? `; ${closed.length} missing clinics would be closed` : ''
  if (options.dryRun) print(`\n• Nothing was written (--dry-run)${closing}`)
  else if (isRejected) print('\n✗ Nothing was written, because rows were rejected')
  else write(plan, closed, directory, print)
  const lenientPlan = isRejected && !table.lenient ? planImport({ ...table, lenient: true }, directory, today) : plan
  print(nextSteps(file, options, { isRejected, importable: lenientPlan.clinics.length + lenientPlan.unchanged.length }))
  return !isRejected
}

async function geocode(
  plan: ImportPlan,
  directory: Directory,
  { dryRun }: ImportOptions,
  { print, network }: ImportContext,
) {
  const onBatch = (done: number, total: number) => print(`  Geocoded ${done} of ${total}`)
  const notFound = await geocodePlan(plan, directory, { network: dryRun ? null : network, onBatch })
  const why = dryRun ? 'have not been looked up yet (--dry-run)' : 'are unknown to the geocoder'
  if (notFound > 0) print(`• ${notFound} addresses ${why}: their clinics stay at the point of their zip code`)
}

const closedOn = (clinic: ClinicFile, today: string): ClinicFile => ({
  ...clinic,
  status: { kind: 'closed', on: today },
})

/** With fewer open clinics, --close-missing may close most of them even without --close-most. */
const MIN_OPEN_CLINICS = 5

/** If most clinics are missing, the file may be incomplete. */
function closingProblem(closingCount: number, { clinics }: Directory, { closeMost }: ImportOptions): UserError | null {
  const open = clinics.filter(({ status }) => status?.kind !== 'closed').length
  if (closeMost || open < MIN_OPEN_CLINICS || closingCount * 2 <= open) return null
  return new UserError(
    `--close-missing would close ${closingCount} of ${open} open clinics, because the file does not contain them. Nothing was written. Import a file of all clinics, or leave out --close-missing. If the clinics have really closed, add --close-most`,
  )
}

interface Outcome {
  isRejected: boolean
  /** Number of clinics that an import with --skip-cells and --partial would import. */
  importable: number
}

const REPEATED_FLAGS = [
  ['geocode', '--geocode'],
  ['closeMissing', '--close-missing'],
  ['closeMost', '--close-most'],
  ['takeAll', '--take-all'],
  ['skipCells', '--skip-cells'],
  ['partial', '--partial'],
] as const

function importCommand(file: string, options: ImportOptions): string {
  return [
    `npm run import -- ${shellWord(file)} --from ${shellWord(options.from)}`,
    ...(options.map === undefined ? [] : [`--map ${shellWord(options.map)}`]),
    ...REPEATED_FLAGS.filter(([option]) => options[option]).map(([, flag]) => flag),
  ].join(' ')
}

function nextSteps(file: string, options: ImportOptions, { isRejected, importable }: Outcome): string {
  const { dryRun, skipCells } = options
  const from = shellWord(options.from)
  if (isRejected)
    return [
      'What to do next, one of these:',
      `  correct the rows of ${file}.rejected.csv in your own file, then import it again`,
      `  take ${importable === 1 ? '1 clinic' : `${importable} clinics`} without what cannot be read: ${importCommand(file, { ...options, skipCells: true, partial: true })}`,
      ...(skipCells
        ? []
        : [`  take only the rows that can be read completely: ${importCommand(file, { ...options, partial: true })}`]),
    ].join('\n')
  if (dryRun) return `What to do next:\n  ${importCommand(file, options)}`
  return `What to do next:\n  npm run check:directory -- --from ${from}\n  npm start -- --from ${from}`
}

function writeReports(file: string, plan: ImportPlan, print: ImportContext['print']): void {
  const reports = [
    { name: `${file}.rejected.csv`, issues: plan.rejected, what: 'everything that was rejected, and why' },
    { name: `${file}.remarks.csv`, issues: [...plan.kept, ...plan.notes], what: 'all remarks' },
  ]
  for (const { name, issues, what } of reports) {
    writeIssues(name, issues)
    if (issues.length > 0) print(`\n• ${name} has ${what}`)
  }
}

function write(
  plan: ImportPlan,
  closed: readonly ClinicFile[],
  { folder }: Directory,
  print: ImportContext['print'],
): void {
  const clinics = [...plan.clinics.map(({ clinic }) => clinic), ...closed]
  writeClinics(clinicsFolder(folder), clinics)
  const closing = closed.length > 0 ? `, ${closed.length} of them closed because they are missing` : ''
  const files = clinics.length === 1 ? '1 file' : `${clinics.length} files`
  print(`\n• ${files} written to ${clinicsFolder(folder)}${closing}`)
}
