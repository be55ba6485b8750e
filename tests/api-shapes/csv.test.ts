import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvCell, formatCsvCell, formatCsvRows } from '../../src/api-shapes/csv.ts'

describe('a cell', () => {
  test.each<[CsvCell, string]>([
    [null, ''],
    ['', ''],
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' edge', '" edge"'],
    [-73.95, '-73.95'],
    [true, 'true'],
    ['=1+1', "'=1+1"],
    ['+1 212', "'+1 212"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['(212) 555-0104', '(212) 555-0104'],
  ])('%j is written as %s', (value, expected) => expect(formatCsvCell(value)).toBe(expected))
})

function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let position = 0; position < text.length; position++) {
    const character = text[position] ?? ''
    if (isQuoted && character === '"' && text[position + 1] === '"') cell += text[++position]
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += character
    else if (character === ',') {
      row.push(cell)
      cell = ''
    } else if (character === '\r' && text[position + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      position++
    } else cell += character
  }
  return rows
}

test('CSV is read back as written, except for an apostrophe before some cells, and no text cell is a formula', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\r', '\n', '\t', '=', '+', '-', '@', ' ', "'") })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, fc.integer()), { minLength: 1 }), (rows) => {
      const read = parseCsv(formatCsvRows(rows))
      expect(read).toHaveLength(rows.length)
      read.forEach(([first = '', second = '', number], index) => {
        for (const [cell, given] of [
          [first, rows[index]?.[0] ?? ''],
          [second, rows[index]?.[1] ?? ''],
        ]) {
          expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/)
          expect([given, `'${given}`]).toContain(cell)
        }
        expect(number).toBe(String(rows[index]?.[2]))
      })
    }),
  )
})
