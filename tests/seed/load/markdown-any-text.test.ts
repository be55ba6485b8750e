import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProse } from '../tools/prose.ts'

const ALLOWED_TAG =
  /<(?:\/?(?:p|ul|ol|li|em|strong|del|code|pre|blockquote|h3|table|thead|tbody|tr|th|td|a|sup)|br|hr|ol start="\d+"|a href="[^"<>]*"|t[hd] align="(?:left|right|center)"|code class="language-[^"<>]*")>/g

function expectWellFormed(html: string): void {
  const openTags: string[] = []
  for (const [tag] of html.matchAll(ALLOWED_TAG)) {
    const [, slash, name = ''] = /^<(\/?)(\w+)/.exec(tag) ?? []
    if (slash) expect(openTags.pop(), html).toBe(name)
    else if (name !== 'br' && name !== 'hr') openTags.push(name)
  }
  expect(openTags, html).toEqual([])
  expect(html.replace(ALLOWED_TAG, '')).not.toMatch(/[<>]/)
}

const markdownPiece = fc.constantFrom(
  ...[
    '\n',
    '\n\n',
    ' ',
    '    ',
    '- ',
    '1. ',
    '2) ',
    '> ',
    '# ',
    '## ',
    '### ',
    '***',
    '**',
    '*',
    '_',
    '~~',
    '`',
    '```\n',
    '---',
  ],
  ...[
    '|',
    '|-|-|\n',
    '[',
    '](',
    ')',
    '](/faq)',
    '[x](//a.example)',
    '![',
    '[^',
    '[^label]',
    '{',
    '}',
    '{price}',
    '<',
    '>',
    '<b>',
    '</p>',
    '<!--',
  ],
  ...[
    '<script>',
    '&',
    '&lt;',
    '"',
    "'",
    '\\',
    '[x] ',
    'http://',
    'www.',
    'javascript:',
    '//',
    '\t',
    '\r\n',
    '\0',
    '\u2028',
    'é',
  ],
)
const markdown = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: markdownPiece },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    ),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(''))

test('any text compiles to well-formed HTML with allowed tags only', () => {
  fc.assert(
    fc.property(markdown, (body) => {
      for (const { blocks, subsections } of compileProse(body).sections) {
        for (const { html, innerHtmls } of blocks) [html, ...innerHtmls].forEach(expectWellFormed)
        for (const { html } of subsections) expectWellFormed(html)
      }
    }),
    { numRuns: 3000 },
  )
})

test('any text without an error links only to this site and to allowed hosts', () => {
  fc.assert(
    fc.property(markdown, (body) => {
      const { sections, issues } = compileProse(body)
      const json = JSON.stringify(sections)
      for (const [, href] of json.matchAll(/href=\\"([^"]*)\\"/g)) {
        if (!/^(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/[a-z.]*\.(?:fda|ny|nysed)\.gov\/)/.test(href ?? ''))
          expect(issues, href).toContainEqual(
            expect.objectContaining({ message: expect.stringContaining('outside this site') }),
          )
      }
    }),
    { numRuns: 1000 },
  )
})

test('every error has a line number within the text', () => {
  fc.assert(
    fc.property(markdown, (body) => {
      const lineCount = body.split(/\r\n?|\n/).length
      for (const { path } of compileProse(body).issues) {
        const line = Number(/^line (\d+)$/.exec(path)?.[1])
        expect(line).toBeGreaterThanOrEqual(5)
        expect(line).toBeLessThan(5 + lineCount)
      }
    }),
    { numRuns: 1000 },
  )
})
