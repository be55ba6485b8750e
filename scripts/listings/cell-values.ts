import { clinicSchema } from '../../seed/load/clinic-schemas.ts'
import { UserError } from '../../seed/user-error.ts'
import { assertAllFieldsUsed } from '../../src/domain/assert-all-fields-used.ts'
import { DAYS } from '../../src/domain/clinic/hours.ts'
import { getNewYorkDate } from '../../src/domain/time.ts'
import { type ClinicFile, findChangedKeys } from '../import/clinic-file.ts'
import { readDirectory } from '../import/directory.ts'
import { type Cells, COLUMNS, type Column } from '../import/files/columns.ts'
import { mergeClinic } from '../import/plan/merge.ts'
import { UsedSlugs } from '../import/plan/slugs.ts'
import { readRow } from '../import/row.ts'
import type { RowIssue } from '../import/values/reading.ts'
import type { ClinicFields } from './directory-files.ts'

type ToCamelCase<Name extends string> = Name extends `${infer Word}_${infer Words}`
  ? `${Word}${Capitalize<ToCamelCase<Words>>}`
  : Name

// Does not compile if a field of a clinic has no column.
assertAllFieldsUsed({} as Omit<ClinicFile, ToCamelCase<Column>>)

export const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** These fields are read as JSON or, if that fails, as text, not like cells of a table. `id` cannot be set. */
const JSON_OR_TEXT_FIELDS = ['id', 'slug', 'previousSlugs', 'name', 'description', 'ratingSource']

const COLUMNS_BY_FIELD: ReadonlyMap<string, Column> = new Map(
  COLUMNS.map((column) => [toCamelCase(column), column] as const).filter(
    ([field]) => field in clinicSchema.shape && !JSON_OR_TEXT_FIELDS.includes(field),
  ),
)

/** New values as entered, by field (`hours`), or by field and key (`hours.sat`, `prices.botox`). */
export type FieldTexts = ReadonlyMap<string, string>

export function parseCellAssignment(assignment: string): [field: string, text: string] | null {
  const [, name = '', keySuffix = '', text = ''] = /^(\w+)((?:\.[\w-]+)?)=\s*([\s\S]*)$/.exec(assignment) ?? []
  const isAllowedKey =
    keySuffix === '' || name === 'prices' || (name === 'hours' && DAYS.some((day) => keySuffix === `.${day}`))
  const isJsonOrEmpty = /^(?:$|[[{"]|null$)/.test(text.trim())
  return COLUMNS_BY_FIELD.has(name) && isAllowedKey && !isJsonOrEmpty ? [`${name}${keySuffix}`, text] : null
}

export function applyFieldTexts(
  folder: string,
  path: string,
  fields: ClinicFields,
  texts: FieldTexts,
  now: Date,
): { fields: ClinicFields; notes: string[] } {
  const directory = readDirectory(folder)
  const before = fields as unknown as ClinicFile
  const context = { directory, today: getNewYorkDate(now), lenient: false }
  const row = { row: 0, cells: toCells(before, texts) }
  const { draft, rejections, notes } = readRow(row, { ...context, findById: () => before })
  requireNoIssues(path, [...rejections, ...findLeftOutValues(notes)])
  const usedSlugs = new UsedSlugs(directory.clinics)
  const mergeResult = mergeClinic(before, { ...draft, id: before.id }, { ...context, usedSlugs })
  requireNoIssues(path, [...mergeResult.issues, ...findLeftOutValues(mergeResult.notes)])
  const clinic = { ...mergeResult.clinic }
  // Unlike an import, a correction does not add the services of prices on record: the check rejects it without them.
  if (draft.services && !draft.prices) clinic.services = draft.services
  if (texts.has('hours') && draft.hours === undefined) delete clinic.hours
  if (texts.has('hours') && !draft.byAppointment) delete clinic.byAppointment
  keepOtherPrices(clinic, before, texts)
  return { fields: applyChanges(before, clinic), notes: [...notes, ...mergeResult.notes].map(describeRowIssue) }
}

function toCells({ hours }: ClinicFile, texts: FieldTexts): Cells {
  const cells: Cells = {}
  for (const [field, text] of texts) {
    const [name = '', key] = field.split('.')
    const column = COLUMNS_BY_FIELD.get(name)
    if (name === 'prices' && key !== undefined)
      cells.prices = [cells.prices, `${key}=${text}`].filter(Boolean).join('; ')
    else if (name === 'hours' && key !== undefined) cells[key as (typeof DAYS)[number]] = text
    else if (column) cells[column] = text
  }
  const hasDayCells = DAYS.some((day) => cells[day] !== undefined)
  for (const day of hasDayCells ? DAYS : []) cells[day] ??= hours?.[day] ?? 'closed'
  return cells
}

/** Returns the notes about values that an import would leave out: an invented phone number, an incomplete rating. */
const findLeftOutValues = (notes: readonly Omit<RowIssue, 'row'>[]): Omit<RowIssue, 'row'>[] =>
  notes
    .filter(({ reason }) => reason.endsWith(': left out'))
    .map((note) => ({ ...note, value: '', reason: note.reason.replace(/: left out$/, '') }))

function keepOtherPrices(clinic: ClinicFile, before: ClinicFile, texts: FieldTexts): void {
  if (texts.has('prices')) return
  const assignedServices = new Set((clinic.prices ?? []).map(({ service }) => service))
  const otherPrices = (before.prices ?? []).filter(({ service }) => !assignedServices.has(service))
  if (clinic.prices && clinic.prices !== before.prices) clinic.prices = [...otherPrices, ...clinic.prices]
}

function applyChanges(before: ClinicFile, after: ClinicFile): ClinicFields {
  const values = new Map<string, unknown>(Object.entries(before))
  for (const field of findChangedKeys(before, after)) values.set(field, after[field])
  return Object.fromEntries([...values].filter(([, value]) => value !== undefined))
}

function requireNoIssues(path: string, issues: readonly Omit<RowIssue, 'row'>[]): void {
  if (issues.length === 0) return
  const lines = issues.map((issue) => `${path} · ${describeRowIssue(issue)}`)
  throw new UserError(`${lines.join('\n')}\nNothing was changed.`)
}

function describeRowIssue({ column, value, reason, suggestion }: Omit<RowIssue, 'row'>): string {
  const reasonText = value === '' || reason.includes(value) || reason.startsWith("'") ? reason : `'${value}' ${reason}`
  const advice = suggestion.replace(/(?:,? or leave (?:it out|the cell empty)|; if it is the address.*)$/, '')
  const field = column === 'latitude' ? 'coordinates' : toCamelCase(column)
  return `${field}: ${reasonText}${advice && `: ${advice}`}`
}
