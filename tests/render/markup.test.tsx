import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderMarkup } from '../../src/render/checked-markup.ts'
import { loadIslandRenderer } from '../../src/render/load-islands.ts'
import { toMarkup } from '../../src/render/markup.ts'

// Other tests compare whole pages: in development and tests, once React is loaded, `renderMarkup` throws if its HTML
// differs from React's (checked-markup.ts).

const Twice = ({ text }: { text: string }) => (
  <>
    {text}
    {text}
  </>
)

describe('toMarkup', () => {
  test.each([
    ['escaped text and attributes', () => <p title={`"<&'>`}>{`"<&'>`}</p>],
    [
      'components, fragments, lists and empty values',
      () => <div>{[<Twice key="a" text="b" />, null, false, true, 0, undefined]}</div>,
    ],
    [
      'boolean attributes',
      () => <input type="checkbox" disabled hidden={false} defaultChecked name="n" value="v" required />,
    ],
    [
      'the selected option',
      () => (
        <select defaultValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      ),
    ],
    [
      'attributes with another name in HTML',
      () => (
        <label className="c" htmlFor="i" tabIndex={0}>
          l
        </label>
      ),
    ],
    ['booleans of aria and data attributes', () => <p aria-hidden={false} data-on={true} title="t" />],
    [
      'a form and its button',
      () => (
        <form method="get" action="/a" id="f">
          <button name="n" value="1" type="submit">
            b
          </button>
        </form>
      ),
    ],
    [
      'SVG',
      () => (
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <path d="M0 0" strokeWidth="2" />
        </svg>
      ),
    ],
    ['raw HTML', () => <p dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />],
  ])('writes %s as React does', (_, createNode) => {
    expect(toMarkup(createNode())).toBe(renderToStaticMarkup(createNode()))
  })

  test('writes a cached attribute value as React does', () => {
    const createNode = (text: string) => <p className={`${text} "&"`}>{text}</p>
    const rendered = ['a', 'b', 'a', 'b'].map((text) => [
      toMarkup(createNode(text)),
      renderToStaticMarkup(createNode(text)),
    ])
    for (const [html, expected] of rendered) expect(html).toBe(expected)
  })

  test('omits a javascript: URL', () => {
    expect(toMarkup(<a href={` java${'script'}:alert(1)`}>x</a>)).toBe('<a>x</a>')
  })

  test.each([
    ['a style attribute', () => <p style={{ color: 'red' }} />],
    ['a function for an attribute', () => <button type="button" onClick={() => {}} />],
    ['an object', () => ({ text: 'x' }) as unknown as string],
    ['an unknown tag', () => <pre>x</pre>],
    ['an unknown attribute', () => <p contentEditable="true">x</p>],
    ['text in a script', () => <script>{'1 < 2'}</script>],
  ])('rejects %s', (_, createNode) => {
    expect(() => toMarkup(createNode())).toThrow(TypeError)
  })

  test("throws in development if the markup differs from React's", async () => {
    await loadIslandRenderer()
    expect(() =>
      renderMarkup(
        // React moves the title in front of the `div`.
        <div>
          <title>x</title>
        </div>,
      ),
    ).toThrow('where React writes')
  })
})
