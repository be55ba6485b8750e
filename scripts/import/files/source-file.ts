import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../../../seed/user-error.ts'
import type { HeadingMap } from './columns.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'
import type { Table } from './table.ts'

const MAX_FILE_BYTES = 400_000_000

const SUPPORTED_FORMATS = 'a table (CSV, TSV), GeoJSON, or a download of this directory (medspas.csv, directory.json)'

export function readSourceFile(file: string, headingMap: HeadingMap): Table {
  return readSource(readBytes(file), file, headingMap)
}

function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size > MAX_FILE_BYTES)
      throw new UserError(`${file} is larger than ${MAX_FILE_BYTES / 1e6} MB. Split it, and import its parts`)
    return readFileSync(file)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(
      `${resolve(file)} cannot be read (${describeFileError(error as NodeJS.ErrnoException)}). Check the name of the file`,
    )
  }
}

function describeFileError({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  return code === 'EACCES' ? 'you may not read it' : message
}

const RECORD_SEPARATOR = '\u001e'

export function readSource(bytes: Uint8Array, file: string, headingMap: HeadingMap): Table {
  const { text, note } = decodeText(bytes, file)
  if (text.trim() === '') throw new UserError(`${file} is empty. Export it again, or name another file`)
  const isJson = ['[', '{', RECORD_SEPARATOR].includes(text.trimStart().charAt(0))
  if (note !== undefined && isJson) throw createNotUtf8Error(file)
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
function decodeText(bytes: Uint8Array, file: string): { text: string; note?: string } {
  const firstCharacters = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (BINARY_SIGNATURES.some((signature) => firstCharacters.startsWith(signature)))
    throw new UserError(
      `${file} is not text but, for example, a workbook. Save it as "CSV UTF-8". The import reads ${SUPPORTED_FORMATS}`,
    )
  const encoding = firstCharacters.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : firstCharacters.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : 'utf-8'
  const text = tryDecode(bytes, encoding)
  if (text === null) return decodeWindows1252(bytes, file)
  if (text.includes('\0')) throw new UserError(`${file} is not text. The import reads ${SUPPORTED_FORMATS}`)
  return { text }
}

const createNotUtf8Error = (file: string) =>
  new UserError(`${file} is not in UTF-8. Save it as "CSV UTF-8", then import it again`)

/** Matches text in Western languages. Other Windows-1252 characters, such as Ž, suggest a different encoding. */
const WESTERN_TEXT_PATTERN = /^[\t\n\r\u0020-\u007e\u00a0-\u00ff–—‘’“”…•™€]*$/

function decodeWindows1252(bytes: Uint8Array, file: string) {
  const text = tryDecode(bytes, 'windows-1252') ?? ''
  if (!WESTERN_TEXT_PATTERN.test(text)) throw createNotUtf8Error(file)
  const uncertainWords = new Set(
    text.match(/[\p{L}\p{N}’-]*[^\t\n\r -~–—‘’“”…•™€\u00a0][\p{L}\p{N}’-]*|\p{L}+’\p{L}+/gu),
  )
  const words = [...uncertainWords].slice(0, 10).join(', ')
  const note =
    `${file} is not in UTF-8 and was read as Windows-1252. Check ${words ? `these words: ${words}` : 'the punctuation'}. ` +
    'If they are wrong, save the file as "CSV UTF-8"'
  return { text, note }
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
