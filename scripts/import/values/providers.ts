import { LICENSES, type License } from '../../../src/domain/facets.ts'
import type { ProviderEntry } from '../clinic-file.ts'
import { splitOutsideQuotes } from './lists.ts'
import { isShouted, titleCase } from './names.ts'
import { all, type Join, type Reading, refused, taken } from './reading.ts'
import { rawText, textOf } from './values.ts'

const TITLES: readonly { license: License; pattern: RegExp }[] = [
  { license: 'MD', pattern: /^(?:md|mbbs|physician|doctor|medical doctor|dermatologist)$/ },
  { license: 'DO', pattern: /^do$/ },
  { license: 'NP', pattern: /^(?:(?:[fap]|ag|pmh|wh)?np(?:bc|c)?|aprn|arnp|dnp|crnp|nurse practitioner)$/ },
  { license: 'PA', pattern: /^(?:r?pac?|physician (?:assistant|associate))$/ },
  { license: 'RN', pattern: /^(?:rn|rnbsn|bsnrn|bsn|registered nurse|nurse|nurse injector)$/ },
  { license: 'esthetician', pattern: /^(?:le|(?:licensed )?(?:medical )?a?esthetician)$/ },
]

const HOW = `write name, license, number, role (the last two may be left out), with semicolons between people; licenses: ${LICENSES.join(', ')}`

/** Reads `Jane Doe, NP; Dr. John Roe, MD, F123456, Medical director`. */
export function readProviders(value: unknown, join: Join = all): Reading<ProviderEntry[]> {
  if (Array.isArray(value)) return join(value.map(readRecord))
  return join(
    quotedParts(rawText(value))
      .filter((text) => text.trim() !== '')
      .map(readPerson),
  )
}

const quotedParts = (text: string) => text.match(/(?:"(?:[^"]|"")*"|[^";\n])+/g) ?? []

function readPerson(text: string): Reading<ProviderEntry> {
  const [first = '', ...rest] = splitOutsideQuotes(text, ',').map(textOf)
  const [name, title] = rest[0] === undefined || !licenseOf(rest[0]) ? splitTitle(first) : [first, rest.shift() ?? '']
  const license = licenseOf(title)
  if (!license) return refused(`'${textOf(text)}' has no license that the directory knows`, HOW)
  const clean = cleanPerson(name)
  if (!clean) return refused(`'${textOf(text)}' has no name`, HOW)
  // Degrees after the first license, as in `Jane Roe, MD, FAAD`, are neither a number nor a role.
  const [number, role] = rest.length > 1 ? rest : isNumber(rest[0]) ? [rest[0], ''] : ['', rest[0]]
  return taken({
    name: clean,
    license,
    ...(number && { number }),
    ...(role && { role: [role, ...rest.slice(2)].join(', ') }),
  })
}

/** Splits `Jane Doe NP` before its last word. */
function splitTitle(text: string): [name: string, title: string] {
  const at = text.lastIndexOf(' ')
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
}

const isNumber = (text: string | undefined) => text !== undefined && /^#?[A-Z]{0,3}-?\d[\dA-Z-]*$/i.test(text)

function licenseOf(text: string): License | null {
  const title = text
    .toLowerCase()
    .replace(/[.\-–]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return TITLES.find(({ pattern }) => pattern.test(title))?.license ?? null
}

function cleanPerson(text: string): string {
  const name = text.replace(/^dr\.?\s+/i, '').trim()
  return isShouted(name) ? titleCase(name) : name
}

function readRecord(value: unknown): Reading<ProviderEntry> {
  // Earlier downloads say `licence`.
  const { name, licence, license = licence, number, role } = (value ?? {}) as Record<string, unknown>
  const known = LICENSES.find((one) => one === license)
  if (typeof name !== 'string' || !known)
    return refused(`${JSON.stringify(value)} is not a provider`, `give it a name and a license: ${LICENSES.join(', ')}`)
  const optional = { ...(number ? { number: textOf(number) } : {}), ...(role ? { role: textOf(role) } : {}) }
  return taken({ name: textOf(name), license: known, ...optional })
}
