import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../seed/user-error.ts'
import { formatQuantity } from '../../src/domain/plural.ts'
import { getNewYorkDate } from '../../src/domain/time.ts'
import { withLock } from '../serve/lock.ts'
import { quoteShellWord } from '../shell-word.ts'
import type { ClinicFile } from './clinic-file.ts'
import { type Directory, getClinicsFolder, readDirectory } from './directory.ts'
import { readHeadingMap } from './files/heading-map.ts'
import { readSourceFile } from './files/source-file.ts'
import type { Table } from './files/table.ts'
import { writeIssues } from './issues-file.ts'
import { geocodePlan } from './places/geocode-plan.ts'
import type { Network } from './places/geocoder.ts'
import type { ImportPlan } from './plan/import-plan.ts'
import { planImport } from './plan/plan.ts'
import { createLeftOutNotes } from './plan/plan-issues.ts'
import { describeImport } from './report.ts'
import { writeClinics } from './write-clinics.ts'

export interface ImportOptions {
  from: string
  /** Path of a JSON file that maps headings to columns. */
  map?: string
  dryRun: boolean
  partial: boolean
  skipCells: boolean
  /** Whether the file also replaces fields that `npm run clinic` corrected. */
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
  const importWithoutLock = () => importFile(file, options, context)
  if (dryRun) return importWithoutLock()
  const onWait = () => context.print(`• Waiting for another import into ${from} to finish …`)
  return withLock(prepareLockFile(from), onWait, importWithoutLock)
}

function prepareLockFile(folder: string): string {
  const cacheFolder = join(folder, '.cache')
  try {
    mkdirSync(cacheFolder, { recursive: true })
  } catch (error) {
    throw new UserError(`${cacheFolder} cannot be written: ${(error as Error).message}. Change its permissions`)
  }
  return join(cacheFolder, 'import.lock')
}

async function importFile(file: string, options: ImportOptions, context: ImportContext): Promise<boolean> {
  const { print, now } = context
  const storedDirectory = readDirectory(options.from)
  const directory = options.takeAll ? { ...storedDirectory, corrections: new Map() } : storedDirectory
  const sourceTable = readSourceFile(file, options.map === undefined ? new Map() : readHeadingMap(options.map))
  const table = { ...sourceTable, lenient: sourceTable.lenient || options.skipCells }
  const rowCount = table.rows.length + table.overlongRowIssues.length
  print(`• ${file}: ${table.format}, ${formatQuantity(rowCount, 'row')}`)
  if (table.note !== undefined) print(`• ${table.note}`)
  const today = getNewYorkDate(now)
  const plan = planImport(table, directory, today)
  const isRejected = plan.rejections.length > 0 && !options.partial
  const closedClinics = options.closeMissing ? plan.missingClinics.map((clinic) => closeClinic(clinic, today)) : []
  const closingError =
    closedClinics.length > 0 && table.overlongRowIssues.length > 0
      ? createUnreadRowsError(table.overlongRowIssues.length)
      : findClosingError(closedClinics.length, directory, options)
  if (options.geocode && !isRejected && !closingError) await geocode(plan, directory, options, context)
  print(describeImport(plan, table, { directoryClinicCount: directory.clinics.length, ...options }))
  writeReports(file, plan, table.rows, { from: options.from, print })
  if (closingError) throw closingError
  const closingNote =
    closedClinics.length > 0 ? `; ${formatQuantity(closedClinics.length, 'missing clinic')} would be closed` : ''
  if (options.dryRun) print(`\n• No clinics were written (--dry-run)${closingNote}`)
  else if (isRejected) print('\n✗ No clinics were written, because rows were rejected')
  else applyPlan(plan, closedClinics, directory, print)
  const lenientPlan = isRejected && !table.lenient ? planImport({ ...table, lenient: true }, directory, today) : plan
  print(
    describeNextSteps(file, options, {
      isRejected,
      importableCount: lenientPlan.changes.length + lenientPlan.unchangedRows.length,
    }),
  )
  return !isRejected
}

async function geocode(
  plan: ImportPlan,
  directory: Directory,
  { dryRun }: ImportOptions,
  { print, network }: ImportContext,
) {
  const onBatch = (doneCount: number, totalCount: number) => print(`  Geocoded ${doneCount} of ${totalCount}`)
  const unresolvedCount = await geocodePlan(plan, directory, { network: dryRun ? null : network, onBatch })
  const isOne = unresolvedCount === 1
  const reason = dryRun
    ? `${isOne ? 'has' : 'have'} no known location yet (--dry-run looks up none)`
    : `${isOne ? 'is' : 'are'} unknown to the geocoder, or far from the zip code`
  if (unresolvedCount > 0)
    print(
      `• ${unresolvedCount} ${isOne ? 'address' : 'addresses'} ${reason}: clinics there stay at the center of their zip code`,
    )
}

const closeClinic = (clinic: ClinicFile, today: string): ClinicFile => ({
  ...clinic,
  status: { kind: 'closed', on: today },
})

/** With fewer open clinics, --close-missing may close most of them even without --close-most. */
const MIN_OPEN_CLINICS_FOR_LIMIT = 5

/** Returns an error if --close-missing would close most open clinics, because the file may be incomplete. */
function findClosingError(
  closingCount: number,
  { clinics }: Directory,
  { closeMost }: ImportOptions,
): UserError | null {
  const openCount = clinics.filter(({ status }) => status?.kind !== 'closed').length
  if (closeMost || openCount < MIN_OPEN_CLINICS_FOR_LIMIT || closingCount * 2 <= openCount) return null
  return new UserError(
    `--close-missing would close ${closingCount} of ${openCount} open clinics, because the file does not contain them. No clinics were written. Import a file of all clinics, or leave out --close-missing. If the clinics have really closed, add --close-most`,
  )
}

function createUnreadRowsError(count: number): UserError {
  const [rows, verb, object] = count === 1 ? ['1 row', 'has', 'the row'] : [`${count} rows`, 'have', 'the rows']
  return new UserError(
    `--close-missing cannot tell which clinics are missing, because ${rows} ${verb} more cells than there are headings. No clinics were written. Correct ${object}, or leave out --close-missing`,
  )
}

interface Outcome {
  isRejected: boolean
  /** Number of clinics that an import with --skip-cells and --partial would import. */
  importableCount: number
}

const COPIED_FLAGS = [
  ['geocode', '--geocode'],
  ['closeMissing', '--close-missing'],
  ['closeMost', '--close-most'],
  ['takeAll', '--take-all'],
  ['skipCells', '--skip-cells'],
  ['partial', '--partial'],
] as const

function formatImportCommand(file: string, options: ImportOptions): string {
  return [
    `npm run import -- ${quoteShellWord(file)} --from ${quoteShellWord(options.from)}`,
    ...(options.map === undefined ? [] : [`--map ${quoteShellWord(options.map)}`]),
    ...COPIED_FLAGS.filter(([option]) => options[option]).map(([, flag]) => flag),
  ].join(' ')
}

function describeNextSteps(file: string, options: ImportOptions, { isRejected, importableCount }: Outcome): string {
  const { dryRun, skipCells } = options
  const from = quoteShellWord(options.from)
  if (isRejected)
    return [
      'What to do next (choose one):',
      `  correct the rows of ${file}.rejected.csv in your own file, then import it again`,
      `  import ${formatQuantity(importableCount, 'clinic')}, leaving out everything that cannot be read: ${formatImportCommand(file, { ...options, skipCells: true, partial: true })}`,
      ...(skipCells
        ? []
        : [
            `  import only the rows that can be read completely: ${formatImportCommand(file, { ...options, partial: true })}`,
          ]),
    ].join('\n')
  if (dryRun) return `What to do next:\n  ${formatImportCommand(file, options)}`
  return `What to do next:\n  npm run check:directory -- --from ${from}\n  npm start -- --from ${from}`
}

function writeReports(
  file: string,
  plan: ImportPlan,
  rows: Table['rows'],
  { from, print }: Pick<ImportOptions, 'from'> & Pick<ImportContext, 'print'>,
): void {
  const reports = [
    { name: `${file}.rejected.csv`, issues: plan.rejections, description: 'everything that was rejected, and why' },
    {
      name: `${file}.remarks.csv`,
      issues: [...createLeftOutNotes(plan, from), ...plan.keptCorrections, ...plan.notes],
      description: 'all remarks',
    },
  ]
  for (const { name, issues, description } of reports) {
    writeIssues(name, issues, rows)
    if (issues.length > 0) print(`\n• ${name} has ${description}`)
  }
}

function applyPlan(
  plan: ImportPlan,
  closedClinics: readonly ClinicFile[],
  { folder }: Directory,
  print: ImportContext['print'],
): void {
  const clinics = [...plan.changes.map(({ clinic }) => clinic), ...closedClinics]
  writeClinics(getClinicsFolder(folder), clinics)
  const closingNote =
    closedClinics.length > 0 ? `, ${closedClinics.length} of them closed because they are missing` : ''
  const fileQuantity = formatQuantity(clinics.length, 'file')
  print(`\n• ${fileQuantity} written to ${getClinicsFolder(folder)}${closingNote}`)
}
