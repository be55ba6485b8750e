import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMatchExpression, toMatchExpression } from '../../../src/domain/search/match-expression.ts'
import { listSignificantTerms } from '../../../src/domain/search/query.ts'

const db = new DatabaseSync(':memory:')
db.exec("CREATE VIRTUAL TABLE documents USING fts5(text, tokenize = 'unicode61')")
const DOCUMENTS = [
  'Botox in SoHo',
  'Laser hair removal, Upper East Side',
  "Botox for crow's feet",
  'Café Crème facial in Tribeca',
  'Fillers and peels OR not NEAR',
]
for (const text of DOCUMENTS) db.prepare('INSERT INTO documents VALUES (?)').run(text)
const searchStatement = db.prepare('SELECT text FROM documents WHERE documents MATCH ? ORDER BY rowid')

function findTexts(input: string, mode: 'all' | 'any' = 'all'): unknown[] {
  const expression = buildMatchExpression(listSignificantTerms(input), mode)
  return expression === null ? [] : searchStatement.all(expression).map(({ text }) => text)
}

describe('a match expression', () => {
  test.each([
    ['botox soho', '"botox"* "soho"*'],
    ['iv therapy', '"iv" "therapy"*'],
    ['therapy iv', '"therapy"* "iv"*'],
    ['units 212', '"unit"* "212"'],
    ['(212) 555-0104', '"2125550104"'],
    ['OR', '"or"*'],
    ['   ', null],
    ['"', null],
  ])('for the query %j is %j', (input, expression) => {
    expect(toMatchExpression(input)).toBe(expression)
  })

  // §D3.26
  test.each([
    ['botox in soho', ['Botox in SoHo']],
    ['bot', ['Botox in SoHo', "Botox for crow's feet"]],
    ['hair las', ['Laser hair removal, Upper East Side']],
    ['crows', ["Botox for crow's feet"]],
    ['crow’s feet', ["Botox for crow's feet"]],
    ['cafe creme', ['Café Crème facial in Tribeca']],
    ['CAFÉ', ['Café Crème facial in Tribeca']],
    ['peel NOT OR', ['Fillers and peels OR not NEAR']],
    ['text:botox', []],
    ['botox \u{1FAE0}', ['Botox in SoHo', "Botox for crow's feet"]],
  ])('for the query %j finds %j', (input, texts) => {
    expect(findTexts(input)).toEqual(texts)
  })

  test('with a letter that the tokenizer ignores still finds documents with the other words', () => {
    expect(listSignificantTerms('botox \u{19B0}')).toEqual(['botox', '\u{19B0}'])
    expect(findTexts('botox \u{19B0}')).toContain('Botox in SoHo')
    expect(findTexts('\u{19B0}')).toEqual([])
  })

  test('in the mode "any" finds documents with at least one of the words', () => {
    expect(findTexts('botox tribeca')).toEqual([])
    expect(findTexts('botox tribeca', 'any')).toEqual([
      'Botox in SoHo',
      "Botox for crow's feet",
      'Café Crème facial in Tribeca',
    ])
  })

  // §D3.31
  test('is valid in FTS5 for any query', () => {
    const syntaxElement = fc.constantFrom(
      '"',
      "'",
      '*',
      '(',
      ')',
      'NEAR(',
      'AND',
      'OR',
      'NOT',
      ':',
      '^',
      '+',
      '-',
      '{',
      '}',
      '\0',
      ' ',
      'é',
      '\ud800',
    )
    const fragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      syntaxElement,
    )
    const inputs = fc.array(fragment).map((fragments) => fragments.join(''))
    fc.assert(
      fc.property(inputs, fc.constantFrom('all' as const, 'any' as const), (input, mode) => {
        expect(() => findTexts(input, mode)).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })

  test('is valid in FTS5 for arbitrary bytes decoded as text', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(() => findTexts(new TextDecoder().decode(bytes))).not.toThrow()
        expect(() => findTexts(String.fromCharCode(...bytes))).not.toThrow()
      }),
    )
  })

  test('has fewer than 4,000 characters, even for a long query', () => {
    expect((toMatchExpression('a'.repeat(5000)) ?? '').length).toBeLessThan(4000)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 500, maxLength: 5000 }), (input) => {
        expect((toMatchExpression(input) ?? '').length).toBeLessThan(4000)
      }),
    )
  })
})
