import fc from 'fast-check'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ATTRIBUTE_NAMES, BOOLEAN_ATTRIBUTES, KNOWN_TAGS, PLAIN_ATTRIBUTES } from '../../src/render/html-names.ts'
import { toMarkup } from '../../src/render/markup.ts'

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('', '<b>', '"&\'', '–é💉', '0'))
const booleanValue = fc.oneof(fc.boolean(), fc.constant(undefined))
const attributeValue = fc.oneof(text, fc.integer(), fc.constant(null), fc.constant(undefined))

/** React moves or changes these elements. Other tests compare the head of every page with React's markup. */
const HEAD_TAGS = ['html', 'head', 'body', 'link', 'meta', 'title', 'script', 'style']
const OTHER_VOID_TAGS = ['br', 'hr']
/** Tags that need particular props or children. Separate arbitraries below create their elements. */
const IMG_OR_FIELD_TAGS = ['img', 'input', 'select', 'option', 'optgroup']
const ORDINARY_TAGS = [...KNOWN_TAGS].filter(
  (tag) => ![...HEAD_TAGS, ...OTHER_VOID_TAGS, ...IMG_OR_FIELD_TAGS].includes(tag),
)

/** Attributes that React treats specially: in form fields, in the head, or as URLs that React may replace. */
const SPECIAL_ATTRIBUTES = [
  'action',
  'autoFocus',
  'charSet',
  'checked',
  'content',
  'encType',
  'form',
  'href',
  'method',
  'multiple',
  'name',
  'src',
  'target',
  'type',
  'value',
]
const isCommon = (name: string) => !SPECIAL_ATTRIBUTES.includes(name)

const createArbitraries = (names: Iterable<string>, value: fc.Arbitrary<unknown>) =>
  [...names].filter(isCommon).map((name) => [name, value] as const)

const commonAttributes = fc.record(
  Object.fromEntries([
    ...createArbitraries(PLAIN_ATTRIBUTES, attributeValue),
    ...createArbitraries(ATTRIBUTE_NAMES.keys(), attributeValue),
    ...createArbitraries(BOOLEAN_ATTRIBUTES, booleanValue),
    ...['aria-label', 'aria-hidden', 'data-x'].map((name) => [name, fc.oneof(attributeValue, booleanValue)] as const),
  ]),
  { requiredKeys: [] },
)

const url = fc.oneof(
  fc.webPath().map((path) => `/${path}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('#map', '?page=2', 'tel:+12125550100', 'mailto:a@b.example', '/javascript:x', 'x?javascript:x'),
)

const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(null, undefined, true, false),
  fc.constantFrom(...OTHER_VOID_TAGS).map((tag) => createElement(tag, { key: tag })),
  fc.tuple(commonAttributes, url, text).map(([props, src, alt]) => createElement('img', { ...props, src, alt })),
  fc
    .tuple(
      commonAttributes,
      fc.record(
        {
          type: fc.constantFrom('text', 'checkbox', 'hidden', 'radio', 'number'),
          name: text,
          value: attributeValue,
          defaultValue: text,
          checked: booleanValue,
          defaultChecked: booleanValue,
          form: text,
        },
        { requiredKeys: ['type'] },
      ),
    )
    .map(([props, field]) => createElement('input', { ...props, ...field })),
  fc.string().map((html) => createElement('div', { dangerouslySetInnerHTML: { __html: html } })),
)

const Component = ({ children }: { children?: ReactNode }) => <>{children}</>

const options = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 3))
const createOptions = (values: (string | number)[]) =>
  values.map((value) => createElement('option', { key: value, value }, value))

const { node } = fc.letrec<{ node: ReactNode; children: ReactNode[]; element: ReactNode }>((tie) => ({
  node: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaf, tie('element')),
  children: fc.array(tie('node'), { maxLength: 4 }),
  element: fc.oneof(
    fc
      .tuple(fc.constantFrom(...ORDINARY_TAGS), commonAttributes, tie('children'))
      .map(([tag, props, children]) => createElement(tag, props, ...children)),
    fc
      .tuple(commonAttributes, url, tie('children'))
      .map(([props, href, children]) => createElement('a', { ...props, href }, ...children)),
    fc
      .tuple(commonAttributes, url, fc.constantFrom('get', 'post'), tie('children'))
      .map(([props, action, method, children]) => createElement('form', { ...props, action, method }, ...children)),
    fc
      .tuple(commonAttributes, text, attributeValue, tie('children'))
      .map(([props, name, value, children]) =>
        createElement('button', { ...props, type: 'button', name, value }, ...children),
      ),
    fc
      .tuple(fc.constantFrom('a', 3, null), options, options)
      .map(([chosen, values, grouped]) =>
        createElement(
          'select',
          chosen === null ? { name: 's' } : { defaultValue: chosen },
          ...createOptions(values),
          createElement('optgroup', { label: 'x' }, createOptions(grouped)),
        ),
      ),
    tie('children').map((children) => createElement(Fragment, null, ...children)),
    tie('children').map((children) => createElement(Component, null, ...children)),
  ),
}))

const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g

test('toMarkup writes what React writes, without image preloads, for any elements that React does not move', () => {
  // React warns about combinations that occur on no page.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fc.assert(
    fc.property(node, (tree) => {
      expect(toMarkup(tree)).toBe(renderToStaticMarkup(tree).replace(IMAGE_PRELOADS, ''))
    }),
    { numRuns: 1000 },
  )
})

const JAVASCRIPT = 'javascript:'

test('toMarkup omits any script URL that a browser would run', () => {
  const ignored = fc.constantFrom('\n', '\t', '\r')
  const hidden = fc.array(ignored, { maxLength: 2 }).map((characters) => characters.join(''))
  const leading = fc.array(fc.constantFrom(' ', '\u0001', '\n'), { maxLength: 2 }).map((all) => all.join(''))
  const scriptScheme = fc
    .tuple(leading, fc.mixedCase(fc.constant(JAVASCRIPT)), fc.array(hidden, { minLength: 11, maxLength: 11 }))
    .map(([before, word, between]) => before + [...word].map((letter, index) => letter + between[index]).join(''))
  fc.assert(
    fc.property(scriptScheme, (scheme) => {
      expect(toMarkup(<a href={`${scheme}x`}>x</a>)).toBe('<a>x</a>')
      expect(toMarkup(<form action={`${scheme}x`} />)).toBe('<form></form>')
      expect(renderToStaticMarkup(<a href={`${scheme}x`}>x</a>)).toContain('React has blocked')
    }),
  )
})
