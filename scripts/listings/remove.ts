import { join } from 'node:path'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { readJsonFile } from '../../seed/load/json.ts'
import { loadSeedFiles, type PlannedClinic, type SeedFiles } from '../../seed/load/load.ts'
import { toPlannedClinics } from '../../seed/plan/clinics.ts'
import { UserError } from '../../seed/user-error.ts'
import { urls } from '../../src/urls.ts'
import { quoteShellWord } from '../shell-word.ts'
import { createLogEdit } from './corrections.ts'
import { readClinic, writeIfValid } from './directory-files.ts'
import { createRecommendationEdits, describeMentions } from './mentions.ts'
import {
  formatRemovedClinics,
  getRemovedClinicsPath,
  hashIdentity,
  type RemovedClinic,
  readRemovedClinics,
} from './removed.ts'

type Redirect = SeedFiles['redirects'][number]

/** The same for every removed clinic, because the maintainer's reason belongs only in corrections.md. */
const REDIRECT_REASON = 'A listing that was removed.'

export function removeClinic(id: string, { from, reason }: { from: string; reason: string }): string[] {
  const { path } = readClinic(from, id)
  const { files, issues } = loadSeedFiles(from)
  if (!files) throw new UserError(`${describeIssues(issues, from)}\nNothing was changed. Correct these issues first.`)
  const clinic = findPlannedClinic(files, id)
  const segments = listSegments(clinic)
  const gonePaths = listPaths(clinic)
  const recommendationEdits = createRecommendationEdits(from, segments, null)
  const redirectsFile = join(from, 'data/redirects.json')
  const edits = new Map<string, string | null>([
    [path, null],
    ...recommendationEdits,
    [redirectsFile, formatRedirectsWithGonePaths(files.redirects, gonePaths)],
    [
      getRemovedClinicsPath(from),
      formatRemovedClinics([
        ...readRemovedClinics(from).filter((removedClinic) => removedClinic.id !== id),
        { id, segments, identityHashes: hashIdentity(clinic) },
      ]),
    ],
    createLogEdit(from, new Date(), id, 'removed', reason),
  ])
  writeIfValid(from, edits)
  return [
    `- ${path}`,
    ...[...recommendationEdits.keys()].map((file) => `- ${file}: its recommendation`),
    ...gonePaths.map((gonePath) => `+ ${gonePath}: 410`),
    ...describeMentions(from, clinic.name),
  ]
}

function findPlannedClinic(files: SeedFiles, id: string): PlannedClinic {
  const clinic = toPlannedClinics(files).find((candidate) => candidate.id === id)
  if (!clinic) throw new Error(`the clinic ${id} is not in the loaded files`)
  return clinic
}

export function allowReimport(id: string, { from, reason }: { from: string; reason: string | undefined }): string[] {
  const removedClinics = readRemovedClinics(from)
  const clinic = removedClinics.find((removedClinic) => removedClinic.id === id)
  if (!clinic)
    throw new UserError(`${getRemovedClinicsPath(from)} has no clinic '${id}'. ${describeIds(removedClinics)}`)
  const redirectsFile = join(from, 'data/redirects.json')
  const isOfClinic = ({ from: path, to, why }: Redirect) =>
    to === null && why === REDIRECT_REASON && clinic.segments.includes(path.split('/').at(-1) ?? '')
  const redirects = readJsonFile(redirectsFile, 'Correct the file first') as Redirect[]
  writeIfValid(
    from,
    new Map([
      [getRemovedClinicsPath(from), formatRemovedClinics(removedClinics.filter((other) => other !== clinic))],
      [redirectsFile, formatRedirects(redirects.filter((redirect) => !isOfClinic(redirect)))],
      createLogEdit(from, new Date(), id, 'may be imported again', reason),
    ]),
  )
  return [`+ ${id}: the next import adds it again: npm run import -- FILE --from ${quoteShellWord(from)}`]
}

const describeIds = (removedClinics: readonly RemovedClinic[]) =>
  removedClinics.length === 0 ? 'It lists no clinics' : `It lists ${removedClinics.map(({ id }) => id).join(', ')}`

const listSegments = ({ id, segment, previousSlugs }: PlannedClinic) => [...new Set([segment, id, ...previousSlugs])]

const listPaths = (clinic: PlannedClinic): string[] =>
  listSegments(clinic).flatMap((segment) => [
    ...clinic.areas.map((location) => urls.clinic({ location, segment })),
    `/clinics/${segment}`,
  ])

function formatRedirectsWithGonePaths(redirects: readonly Redirect[], paths: readonly string[]): string {
  // A redirect from or to one of the clinic's paths becomes gone as well.
  const keptRedirects = redirects.filter(({ from, to }) => !paths.includes(from) && !(to && paths.includes(to)))
  const endedPaths = redirects.filter((redirect) => !keptRedirects.includes(redirect)).map(({ from }) => from)
  const goneRedirects = [...new Set([...paths, ...endedPaths])].map(
    (from): Redirect => ({ from, to: null, why: REDIRECT_REASON }),
  )
  return formatRedirects([...keptRedirects, ...goneRedirects])
}

function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.map(
    ({ from, to, why }) =>
      `  { "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)}, "why": ${JSON.stringify(why)} }`,
  )
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}
