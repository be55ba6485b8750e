import { readFileSync, statSync } from 'node:fs'
import { UserError } from '../../../seed/user-error.ts'
import type { HeadingMap } from './columns.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'
import type { Table } from './table.ts'

const MAX_BYTES = 400_000_000

const FORMATS = 'a table (CSV, TSV), GeoJSON, or a download of this directory (medspas.csv, directory.json)'

export function readSourceFile(file: string, headingMap: HeadingMap): Table {
  return readSource(readBytes(file), file, headingMap)
}

function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size > MAX_BYTES)
      throw new UserError(`${file} is larger than ${MAX_BYTES / 1e6} MB. Split it, and import its parts`)
    return readFileSync(file)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(
      `${file} cannot be read (${describe(error as NodeJS.ErrnoException)}). Check the name of the file`,
    )
  }
}

function describe({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  return code === 'EACCES' ? 'you may not read it' : message
}

const RECORD_SEPARATOR = '\u001e'

export function readSource(bytes: Uint8Array, file: string, headingMap: HeadingMap): Table {
  const { text, note } = decode(bytes, file)
  if (text.trim() === '') throw new UserError(`${file} is empty. Export it again, or name another file`)
  const isJson = ['[', '{', RECORD_SEPARATOR].includes(text.trimStart().charAt(0))
  if (note !== undefined && isJson) throw notUtf8(file)
  const table = isJson ? readJson(text, file, headingMap) : readCsv(text, file, headingMap)
  if (table.rows.length === 0 && table.overlongRowIssues.length === 0)
    throw new UserError(
      `${file} has no clinics: ${isJson ? 'its list is empty' : 'nothing follows its headings'}. Export it again, or name another file`,
    )
  const notes = [note, table.note].filter((text) => text !== undefined)
  return notes.length > 0 ? { ...table, note: notes.join('. ') } : table
}

const BINARY_SIGNATURES = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF', '\u001f\u008b', 'SQLite format']

/** Decodes UTF-8, UTF-16 with a byte order mark, and Windows-1252, which Excel for Windows uses for "CSV". */
function decode(bytes: Uint8Array, file: string): { text: string; note?: string } {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (BINARY_SIGNATURES.some((beginning) => start.startsWith(beginning)))
    throw new UserError(
      `${file} is not text but, for example, a workbook. Save it as "CSV UTF-8". It can be ${FORMATS}`,
    )
  const encoding = start.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : start.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : 'utf-8'
  const text = decodeAs(bytes, encoding)
  if (text === null) return decodeWindows(bytes, file)
  if (text.includes('\0')) throw new UserError(`${file} is not text. It can be ${FORMATS}`)
  return { text }
}

const notUtf8 = (file: string) => new UserError(`${file} is not in UTF-8. Save it as "CSV UTF-8", then import it again`)

/** Matches text in Western languages. Other Windows-1252 characters, such as Ž, suggest a different encoding. */
const WESTERN = /^[\t\n\r\u0020-\u007e\u00a0-\u00ff–—‘’“”…•™€]*$/

function decodeWindows(bytes: Uint8Array, file: string) {
  const text = decodeAs(bytes, 'windows-1252') ?? ''
  if (!WESTERN.test(text)) throw notUtf8(file)
  const words = new Set(text.match(/[\p{L}\p{N}’-]*[^\t\n\r -~–—‘’“”…•™€\u00a0][\p{L}\p{N}’-]*|\p{L}+’\p{L}+/gu))
  const note =
    `${file} is not in UTF-8 and was read as Windows-1252. Check these words: ${[...words].slice(0, 10).join(', ')}. ` +
    'If they are wrong, save the file as "CSV UTF-8"'
  return { text, note }
}

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
