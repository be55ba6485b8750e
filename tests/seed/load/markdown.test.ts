import { describe, expect, test } from 'vitest'
import { ProseCompiler } from '../../../seed/load/markdown.ts'
import { toSource } from '../../../seed/load/source.ts'
import { escapeHtml } from '../../../src/domain/plain-text.ts'
import { compileProse, references } from '../tools/prose.ts'

const compileBlocksHtml = (body: string) =>
  compileProse(body).sections.flatMap((section) => section.blocks.map((block) => block.html))
const renderCitation = (number: number) => `<sup><a href="#s${number}">${number}</a></sup>`

describe('citations', () => {
  test('are numbered in the order of their first use, with one number for each source on the page', () => {
    const { sections, sources, issues } = compileProse(
      'A.[^label]\n\n## B\n\n- C.[^study][^label]\n\n### D\n\nE.[^study]',
    )
    expect(issues).toEqual([])
    expect(sources.map((source) => source.id)).toEqual(['label', 'study'])
    expect(sections[0]?.blocks[0]?.innerHtmls[0]).toBe(`A.${renderCitation(1)}`)
    expect(sections[1]?.blocks[0]?.innerHtmls).toEqual([`C.${renderCitation(2)}${renderCitation(1)}`])
    expect(sections[1]?.subsections[0]?.html).toBe(`<p>E.${renderCitation(2)}</p>`)
  })

  test('continue numbering in inline text on the same page, and restart on another page', () => {
    const { compiler } = compileProse('A.[^label]')
    expect(compiler.compileInline('B.[^study]')).toBe(`B.${renderCitation(2)}`)
    expect(compileBlocksHtml('B.[^study]')).toEqual([`<p>B.${renderCitation(1)}</p>`])
  })

  test('continue numbering in the next file of a page', () => {
    const { sources } = compileProse('A.[^label]')
    const file = { file: 'content/y.md', front: {}, body: 'B.[^study][^label]', bodyStartLine: 1 }
    const nextCompiler = new ProseCompiler(file, { references, issues: [], links: [] }, sources)
    expect(nextCompiler.compile()[0]?.blocks[0]?.innerHtmls[0]).toBe(`B.${renderCitation(2)}${renderCitation(1)}`)
    expect(sources.map((source) => source.id)).toEqual(['label', 'study'])
  })

  test('keep only the fields of a source that the list of sources shows', () => {
    const shownFields = { id: 'study', title: 'A study', publisher: '', url: 'https://example.org/study', date: null }
    const study = { ...shownFields, opened: '2026-11-20', supports: ['A statement.'] }
    const sources = new Map([['study', toSource(study)]])
    expect(compileProse('A.[^study]', {}, { ...references, sources }).sources).toEqual([shownFields])
  })
})

describe('an include', () => {
  test('is replaced by the shared file that it names, in an element with an id to link to', () => {
    const { sections, issues } = compileProse('## Safety\n\n### Where to report\n\n[[reporting]]')
    expect(issues).toEqual([])
    expect(sections[0]?.subsections[0]?.html).toMatch(
      /^<div id="reporting"><ul>\s*<li>Call <strong>911<\/strong> first.<\/li>\s*<li>Then the <a href="https:\/\/www.ny.gov\/">state<\/a>/,
    )
  })

  test('of a missing file is an error', () => {
    expect(compileProse('[[repotring]]').issues.map(({ message }) => message)).toEqual([
      "includes 'repotring', but no file in content/shared has this slug",
    ])
  })
})

describe('facts', () => {
  test('are inserted with a note for the reader', () => {
    const { sections, sources } = compileProse('It costs {price}.')
    expect(sections[0]?.blocks[0]?.innerHtmls[0]).toBe(`It costs $12–25 per unit${renderCitation(1)}.`)
    expect(sources).toEqual([{ id: 'note-price', title: "Editor's estimate.", publisher: '', url: '', date: null }])
  })

  test('share a number with a citation of the same source', () => {
    const { sections, sources } = compileProse('A.[^study] B {onset}. C {price}.')
    const [one, two] = [renderCitation(1), renderCitation(2)]
    expect(sections[0]?.blocks[0]?.innerHtmls[0]).toBe(`A.${one} B 5–7 days${one}. C $12–25 per unit${two}.`)
    expect(sources.map((source) => source.id)).toEqual(['study', 'note-price'])
  })

  test('with the same note share a number', () => {
    const { sections, sources } = compileProse('{price}, {dearer}, {odd}')
    expect(sections[0]?.blocks[0]?.innerHtmls[0]).toMatch(/#s1">.*#s1">.*#s2">/)
    expect(sources.map((source) => source.title)).toEqual(["Editor's estimate.", 'Looks like HTML.'])
  })

  test('are escaped', () => {
    expect(compileBlocksHtml('{odd}')).toEqual([`<p>&lt;b&gt; &amp; &quot;c&quot;${renderCitation(1)}</p>`])
  })
})

test.each([
  ['a & b', 'a &amp; b'],
  ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
  ['say "no"', 'say &quot;no&quot;'],
  ["crow's feet", 'crow&#39;s feet'],
  ['**bold and *both***', '<strong>bold and <em>both</em></strong>'],
  ['*a **b** c*', '<em>a <strong>b</strong> c</em>'],
  ['`<script>`', '<code>&lt;script&gt;</code>'],
  ['[A *good* place](/faq?a=1&b="2"#c)', '<a href="/faq?a=1&amp;b=&quot;2&quot;#c">A <em>good</em> place</a>'],
])('inline Markdown %s becomes %s', (text, expected) => {
  const { sections, issues } = compileProse(text)
  expect(issues).toEqual([])
  expect(sections[0]?.blocks[0]?.innerHtmls[0]).toBe(expected)
})

test('escapeHtml escapes markup, for text and attributes', () => {
  expect(escapeHtml('<a href="x">&amp;</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;')
})

describe('the structure of a page', () => {
  test('is the text before the first ##, then one section for each ## with its ### subsections', () => {
    const { sections } = compileProse(
      'Before.\n\n## One & two\n\nText.\n\n### A\n\nFirst.\n\nSecond.\n\n### B\n\n## Three',
    )
    expect(sections.map((section) => section.heading)).toEqual(['', 'One & two', 'Three'])
    expect(sections[1]?.blocks.map((block) => block.innerHtmls[0])).toEqual(['Text.'])
    expect(sections[1]?.subsections).toEqual([
      { heading: 'A', html: '<p>First.</p><p>Second.</p>' },
      { heading: 'B', html: '' },
    ])
  })

  test('starts with the first ## if nothing comes before', () => {
    expect(compileProse('\n\n## One\n\nText.').sections.map((section) => section.heading)).toEqual(['One'])
  })

  test('keeps a ### before the first ##', () => {
    expect(compileProse('### A\n\nText.').sections[0]?.subsections).toEqual([{ heading: 'A', html: '<p>Text.</p>' }])
  })

  test('is the same with Windows line endings', () => {
    expect(compileProse('## A\r\n\r\n- b\r\n- c\r\n').sections).toEqual(compileProse('## A\n\n- b\n- c\n').sections)
  })
})

describe('lists', () => {
  const compileList = (body: string) => compileProse(body).sections[0]?.blocks[0]

  test('are a block with the list items', () => {
    expect(compileList('- one\n- *two*\n- three & four')).toEqual({
      kind: 'list',
      html: '<ul><li>one</li><li><em>two</em></li><li>three &amp; four</li></ul>',
      innerHtmls: ['one', '<em>two</em>', 'three &amp; four'],
    })
  })

  test('can be nested in an item', () => {
    const items = compileList('- one\n  - a\n  - b\n- two')?.innerHtmls
    expect(items?.map((item) => item.replaceAll('\n', ''))).toEqual(['one<ul><li>a</li><li>b</li></ul>', 'two'])
  })

  test('keep the number of the first item', () => {
    expect(compileList('1. one\n2. two')?.html).toBe('<ol><li>one</li><li>two</li></ol>')
    expect(compileList('3. three\n4. four')?.html).toBe('<ol start="3"><li>three</li><li>four</li></ol>')
  })
})

test('links to pages of the site are collected in text order, but links within a page are not', () => {
  const { links, issues } = compileProse(
    '[a](/faq) [b](#source-x)\n\n- [c](/treatments/botox?a=1)\n\n[d][ref]\n\n[ref]: /about',
  )
  expect(issues).toEqual([])
  expect(links).toEqual(['/faq', '/treatments/botox?a=1', '/about'])
})

test.each([
  'https://www.fda.gov/a',
  'https://www.op.nysed.gov/',
  'https://www.health.ny.gov/x',
  'mailto:a@example.org',
])('a link to %s is allowed', (url) => {
  const { issues, links } = compileProse(`[look it up](${url})`)
  expect(issues).toEqual([])
  expect(links).toEqual([])
})

describe('glossary terms', () => {
  const terms =
    "- **Crow's feet** — lines.\n- **Nd:YAG**, a laser.\n- A **unit** — no term.\n\n## B\n\n### C\n\n- **Unit** — it is [one](/faq)."

  test('have ids on pages that explain them, anywhere on the page', () => {
    const { sections, compiler, issues } = compileProse(terms, { addTermIds: true })
    const [first, second] = sections
    expect(issues).toEqual([])
    expect(first?.blocks[0]?.html).toBe(
      '<ul><li id="crows-feet"><strong>Crow&#39;s feet</strong> — lines.</li>' +
        '<li><strong>Nd:YAG</strong>, a laser.</li><li>A <strong>unit</strong> — no term.</li></ul>',
    )
    expect(second?.subsections[0]?.html).toContain('<li id="unit"><strong>Unit</strong>')
    expect([...compiler.termIds]).toEqual(['crows-feet', 'unit'])
  })

  test('have no ids on other pages', () => {
    const { sections, compiler } = compileProse(terms)
    expect(sections[0]?.blocks[0]?.html).not.toContain('id=')
    expect(compiler.termIds.size).toBe(0)
  })

  test('defined twice are an error on the line of the second definition', () => {
    const body = '- **Off-label** — a use.\n\n- **Unit** — a measure.\n- **Off label** — another use.'
    const { issues } = compileProse(body, { addTermIds: true })
    expect(issues).toEqual([{ file: 'content/x.md', path: 'line 8', message: "defines 'Off label' twice" }])
  })
})
