import { join } from 'node:path'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { readJsonFile } from '../../seed/load/json.ts'
import { loadSeedFiles, type PlannedClinic, type SeedFiles } from '../../seed/load/load.ts'
import { toPlannedClinics } from '../../seed/plan/clinics.ts'
import { UserError } from '../../seed/user-error.ts'
import { urls } from '../../src/urls.ts'
import { shellWord } from '../shell-word.ts'
import { withLogEntry } from './corrections.ts'
import { readClinic, writeChecked } from './directory-files.ts'
import { describeMentions, editMentions } from './mentions.ts'
import { formatRemoved, identityHashes, type RemovedClinic, readRemoved, removedFile } from './removed.ts'

type Redirect = SeedFiles['redirects'][number]

/** The reason that the maintainer gives is only in corrections.md. */
const REDIRECT_REASON = 'A listing that was removed.'

export function removeClinic(id: string, { from, reason }: { from: string; reason: string }): string[] {
  const { path } = readClinic(from, id)
  const { files, issues } = loadSeedFiles(from)
  if (!files) throw new UserError(`${describeIssues(issues, from)}\nNothing was changed. Correct this first.`)
  const clinic = findPlanned(files, id)
  const names = namesOf(clinic)
  const gonePaths = pathsOf(clinic)
  const mentions = editMentions(from, names, null)
  const redirectsFile = join(from, 'data/redirects.json')
  const edits = new Map<string, string | null>([
    [path, null],
    ...mentions,
    [redirectsFile, withGoneRedirects(files.redirects, gonePaths)],
    [
      removedFile(from),
      formatRemoved([...readRemoved(from).filter((known) => known.id !== id), toRemovedClinic(clinic)]),
    ],
    withLogEntry(from, new Date(), id, 'removed', reason),
  ])
  writeChecked(from, edits)
  return [
    `- ${path}`,
    ...[...mentions.keys()].map((file) => `- ${file}: its recommendation`),
    ...gonePaths.map((gonePath) => `+ ${gonePath}: 410`),
    ...describeMentions(from, clinic.name),
  ]
}

function findPlanned(files: SeedFiles, id: string): PlannedClinic {
  const clinic = toPlannedClinics(files).find((candidate) => candidate.id === id)
  if (!clinic) throw new Error(`the clinic ${id} is not in the loaded files`)
  return clinic
}

const toRemovedClinic = (clinic: PlannedClinic): RemovedClinic => ({
  id: clinic.id,
  segments: namesOf(clinic),
  marks: identityHashes(clinic),
})

export function undoRemoval(id: string, { from, reason }: { from: string; reason: string | undefined }): string[] {
  const removed = readRemoved(from)
  const clinic = removed.find((known) => known.id === id)
  if (!clinic) throw new UserError(`${removedFile(from)} has no clinic '${id}'. ${describeIds(removed)}`)
  const redirectsFile = join(from, 'data/redirects.json')
  const isOfClinic = ({ from: path, to }: Redirect) =>
    to === null && clinic.segments.includes(path.split('/').at(-1) ?? '')
  const redirects = readJsonFile(redirectsFile, 'Correct the file first') as Redirect[]
  writeChecked(
    from,
    new Map([
      [removedFile(from), formatRemoved(removed.filter((other) => other !== clinic))],
      [redirectsFile, redirectsText(redirects.filter((redirect) => !isOfClinic(redirect)))],
      withLogEntry(from, new Date(), id, 'may be imported again', reason),
    ]),
  )
  return [`+ ${id}: the next import adds it again: npm run import -- FILE --from ${shellWord(from)}`]
}

const describeIds = (removed: readonly RemovedClinic[]) =>
  removed.length === 0 ? 'It lists no clinics' : `It lists ${removed.map(({ id }) => id).join(', ')}`

const namesOf = ({ id, segment, previousSlugs }: PlannedClinic) => [...new Set([segment, id, ...previousSlugs])]

const pathsOf = (clinic: PlannedClinic): string[] =>
  namesOf(clinic).flatMap((segment) => [
    ...clinic.areas.map((location) => urls.clinic({ location, segment })),
    `/clinics/${segment}`,
  ])

function withGoneRedirects(redirects: readonly Redirect[], paths: readonly string[]): string {
  // A former redirect to the clinic's page would lead nowhere.
  const kept = redirects.filter(({ from, to }) => !paths.includes(from) && !(to && paths.includes(to)))
  const ended = redirects.filter((redirect) => !kept.includes(redirect)).map(({ from }) => from)
  const gone = [...new Set([...paths, ...ended])].map((from): Redirect => ({ from, to: null, why: REDIRECT_REASON }))
  return redirectsText([...kept, ...gone])
}

function redirectsText(redirects: readonly Redirect[]): string {
  const lines = redirects.map(
    ({ from, to, why }) =>
      `  { "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)}, "why": ${JSON.stringify(why)} }`,
  )
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}
