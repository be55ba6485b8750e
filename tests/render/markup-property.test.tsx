import fc from 'fast-check'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toMarkup } from '../../src/render/markup.ts'

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('', '<b>', '"&\'', '–é💉', '0'))
const flag = fc.oneof(fc.boolean(), fc.constant(undefined))
const word = fc.oneof(text, fc.integer(), fc.constant(null), fc.constant(undefined))

/** Attributes that any element may have. React warns about others. */
const common = fc.record(
  {
    className: text,
    id: text,
    title: word,
    lang: text,
    tabIndex: fc.integer({ min: -1, max: 9 }),
    hidden: flag,
    role: text,
    'aria-label': word,
    'aria-hidden': flag,
    'data-x': word,
  },
  { requiredKeys: [] },
)

const PHRASING = ['b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'abbr', 'time', 'kbd']
const FLOW = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'ul',
  'dl',
  'details',
  'figure',
  ...PHRASING,
]

const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(null, undefined, true, false),
  fc.constantFrom('br', 'hr', 'wbr').map((tag) => createElement(tag, { key: tag })),
  fc
    .record({
      src: fc.webPath().map((path) => `/${path}`),
      alt: text,
      width: fc.nat(),
      height: fc.nat(),
      loading: fc.constantFrom('lazy', 'eager'),
    })
    .map((props) => createElement('img', props)),
  fc
    .record(
      { type: fc.constantFrom('text', 'checkbox', 'hidden'), name: text, defaultValue: text, defaultChecked: flag },
      { requiredKeys: ['type'] },
    )
    .map((props) => createElement('input', props)),
)

const Component = ({ children }: { children?: ReactNode }) => <>{children}</>

const { node } = fc.letrec<{ node: ReactNode; children: ReactNode[]; element: ReactNode }>((tie) => ({
  node: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaf, tie('element')),
  children: fc.array(tie('node'), { maxLength: 4 }),
  element: fc.oneof(
    fc
      .tuple(fc.constantFrom(...FLOW), common, tie('children'))
      .map(([tag, props, children]) => createElement(tag, props, ...children)),
    fc
      .tuple(common, fc.webPath(), tie('children'))
      .map(([props, href, children]) => createElement('a', { ...props, href }, ...children)),
    fc
      .tuple(fc.constantFrom('a', 'b', null), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')))
      .map(([chosen, values]) =>
        createElement(
          'select',
          chosen === null ? { name: 's' } : { defaultValue: chosen },
          ...values.map((value) => createElement('option', { value }, value)),
        ),
      ),
    tie('children').map((children) => createElement(Fragment, null, ...children)),
    tie('children').map((children) => createElement(Component, null, ...children)),
  ),
}))

const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

test("any tree of elements has the same markup as React's, byte for byte", () => {
  fc.assert(
    fc.property(node, (tree) => {
      expect(toMarkup(tree)).toBe(renderToStaticMarkup(tree).replace(PRELOADS, ''))
    }),
    { numRuns: 1000 },
  )
})
