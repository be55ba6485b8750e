import { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import { describePath } from '../../seed/load/describe-issues.ts'
import { parseFileValue } from '../../seed/load/schema-issues.ts'
import { UserError } from '../../seed/user-error.ts'
import { DAYS } from '../../src/domain/clinic/hours.ts'
import { getNewYorkDate } from '../../src/domain/time.ts'
import { readName } from '../import/values/names.ts'
import { isRejected } from '../import/values/reading.ts'
import { describeValue } from '../import/values/scalars.ts'
import { applyFieldTexts, parseCellAssignment, toCamelCase } from './cell-values.ts'
import { createLogEdit, formatCorrection } from './corrections.ts'
import { type ClinicFields, formatDidYouMean, readClinic, writeIfValid } from './directory-files.ts'
import { createRecommendationEdits, describeMentions } from './mentions.ts'

interface Options {
  from: string
  checked: boolean
  reason?: string
}

export function correctClinic(
  id: string,
  givenAssignments: readonly string[],
  { from, checked, reason }: Options,
): string[] {
  const now = new Date()
  const { path, fields } = readClinic(from, id)
  const assignments = [...givenAssignments, ...(checked ? [`lastChecked=${getNewYorkDate(now)}`] : [])]
  const camelCaseAssignments = assignments.map(convertFieldToCamelCase)
  const { fields: assignedFields, notes } = applyAssignments(from, path, fields, camelCaseAssignments, now)
  const correctedFields = keepFormerSlug(fields, assignedFields)
  const changedFieldNames = findChangedFields(fields, correctedFields)
  if (changedFieldNames.length === 0)
    throw new UserError(
      `${path} would not change${assignments.length === 0 ? '. Name a field and its new value' : ': it already has these values, or they are computed from other fields'}`,
    )
  requireValid(path, correctedFields)
  if (changedFieldNames.includes('name')) requireName(path, correctedFields['name'])
  const logEdit = createLogEdit(from, now, id, formatCorrection(changedFieldNames), reason)
  const recommendationEdits = createRecommendationSlugEdits(from, fields['slug'], correctedFields['slug'] ?? id)
  writeIfValid(
    from,
    new Map([[path, `${JSON.stringify(correctedFields, null, 2)}\n`], ...recommendationEdits, logEdit]),
  )
  const lines = changedFieldNames.flatMap((field) => describeField(field, fields[field], correctedFields[field]))
  const mentionLines = changedFieldNames.includes('name') ? describeMentions(from, String(fields['name'])) : []
  return [
    path,
    ...lines,
    ...[...notes, ...createUnchangedFieldNotes(changedFieldNames, correctedFields)].map((note) => `! ${note}`),
    ...mentionLines,
  ]
}

function createUnchangedFieldNotes(
  changedFieldNames: readonly string[],
  { location, rating, reviewCount }: ClinicFields,
): string[] {
  const changesOnly = (field: string, otherField: string) =>
    changedFieldNames.includes(field) && !changedFieldNames.includes(otherField)
  return [
    ...(changesOnly('address', 'location') && location !== undefined
      ? [`location stays ${location}, because the file states it. To use the address instead, set location= (empty)`]
      : []),
    ...(changesOnly('rating', 'reviewCount') && rating !== undefined
      ? [`reviewCount stays ${reviewCount}. If it changed too, set reviewCount=`]
      : []),
  ]
}

const convertFieldToCamelCase = (assignment: string) => assignment.replace(/^[a-z]+(?:_[a-z]+)+(?==)/, toCamelCase)

function applyAssignments(from: string, path: string, fields: ClinicFields, assignments: readonly string[], now: Date) {
  const cellAssignments = assignments.map((assignment) => parseCellAssignment(assignment))
  const assignedFields = assignments
    .filter((_, index) => cellAssignments[index] === null)
    .reduce(applyAssignment, fields)
  const textsByField = new Map(cellAssignments.filter((assignment) => assignment !== null))
  if (textsByField.size === 0) return { fields: assignedFields, notes: [] }
  requireValid(path, assignedFields)
  return applyFieldTexts(from, path, assignedFields, textsByField, now)
}

/** Applies `name=Glow Bar` or `coordinates.lat=40.7577`. `prices.botox=` removes the prices of a service. */
export function applyAssignment(fields: ClinicFields, assignment: string): ClinicFields {
  const {
    name = '',
    keyPath,
    value = '',
  } = /^(?<name>\w+)(?:\.(?<keyPath>[\w.-]+))?=(?<value>[\s\S]*)$/.exec(assignment)?.groups ?? {}
  if (!name) throw new UserError(`'${assignment}' is not field=value. Write, for example, phone=+12127654321`)
  if (name === 'id') throw new UserError('an id never changes: former addresses depend on it. Change slug instead')
  const { [name]: currentValue, ...otherFields } = fields
  if (name === 'prices' && keyPath) {
    if (value !== '') throw new UserError(`'${assignment}' is not a price. Write, for example, prices.botox=15/unit`)
    return Array.isArray(currentValue)
      ? { ...fields, prices: currentValue.filter(({ service }) => service !== keyPath) }
      : fields
  }
  const newValue = keyPath ? applyAssignment(toObject(currentValue), `${keyPath}=${value}`) : parseValue(value)
  if (newValue === undefined) return otherFields
  return name in fields ? { ...fields, [name]: newValue } : { ...otherFields, [name]: newValue }
}

const toObject = (value: unknown): ClinicFields => (typeof value === 'object' && value ? (value as ClinicFields) : {})

function parseValue(value: string): unknown {
  if (value === '') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function keepFormerSlug(before: ClinicFields, after: ClinicFields): ClinicFields {
  const formerSlug = before['slug']
  if (typeof formerSlug !== 'string' || formerSlug === after['slug']) return after
  const previousSlugs = (after['previousSlugs'] as string[] | undefined) ?? []
  return { ...after, previousSlugs: [...previousSlugs.filter((slug) => slug !== after['slug']), formerSlug] }
}

const createRecommendationSlugEdits = (folder: string, formerSlug: unknown, newSlug: unknown) =>
  typeof formerSlug === 'string' && formerSlug !== newSlug
    ? createRecommendationEdits(folder, [formerSlug], String(newSlug))
    : []

const findChangedFields = (before: ClinicFields, after: ClinicFields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

/** Rejects a name that an import would reject, such as 'Glow Bar (closed)'. */
function requireName(path: string, name: unknown): void {
  const reading = readName(name)
  if (isRejected(reading))
    throw new UserError(`${path} · name: ${reading.reason}: ${reading.suggestion}\nNothing was changed.`)
}

function requireValid(path: string, fields: ClinicFields): void {
  const issues = parseFileValue(clinicSchema, fields).issues.map(({ path: keys, message }) => {
    const suggestion = message.startsWith('Unrecognized key') ? suggestField(keys.map(String)) : ''
    return `${path}${keys.length > 0 ? ` · ${describePath(keys.join('.'))}` : ''}: ${message}${suggestion}`
  })
  if (issues.length === 0) return
  throw new UserError(
    `${issues.join('\n')}\nNothing was changed. docs/your-directory.md lists the fields; put text that looks like a number in quotes: 'name="24"'.`,
  )
}

/** Examples for columns of a spreadsheet that are parts of a clinic's field. */
const EXAMPLES_BY_COLUMN: ReadonlyMap<string, string> = new Map([
  ...['street', 'suite', 'floor', 'city', 'state', 'zip'].map(
    (column) => [column, 'address="123 W 57th St, New York, NY 10019"'] as const,
  ),
  ...['latitude', 'longitude', 'lat', 'lng'].map((column) => [column, 'coordinates="40.7657, -73.9781"'] as const),
  ...DAYS.map((day) => [day, `hours.${day}=9-5`] as const),
])

function suggestField([field = '', key]: readonly string[]): string {
  if (key !== undefined && field !== 'hours') return ''
  const example = EXAMPLES_BY_COLUMN.get(key === undefined ? field : key.toLowerCase().slice(0, 3))
  if (example) return `. Write, for example, ${example}`
  const suggestion = key === undefined ? formatDidYouMean(field, Object.keys(clinicSchema.shape)) : null
  return suggestion === null ? '' : `. ${suggestion}`
}

const describeField = (field: string, before: unknown, after: unknown): string[] => [
  ...(before === undefined ? [] : [`- ${field}: ${formatValue(before)}`]),
  ...(after === undefined ? [] : [`+ ${field}: ${formatValue(after)}`]),
]

const formatValue = (value: unknown) => (typeof value === 'object' ? describeValue(value) : JSON.stringify(value))
