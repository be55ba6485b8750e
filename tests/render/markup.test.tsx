import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderMarkup } from '../../src/render/checked-markup.ts'
import { loadIslands } from '../../src/render/load-islands.ts'
import { toChunks, toMarkup } from '../../src/render/markup.ts'

// All other tests compare every rendered page with React's markup (checked-markup.ts).

const Twice = ({ text }: { text: string }) => (
  <>
    {text}
    {text}
  </>
)

describe('toMarkup and toChunks', () => {
  test.each([
    ['text and attributes escaped', () => <p title={`"<&'>`}>{`"<&'>`}</p>],
    [
      'components, fragments, lists and nothing',
      () => <div>{[<Twice key="a" text="b" />, null, false, true, 0, undefined]}</div>,
    ],
    ['flags', () => <input type="checkbox" disabled hidden={false} defaultChecked name="n" value="v" required />],
    [
      'the chosen option',
      () => (
        <select defaultValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      ),
    ],
    [
      'names that differ',
      () => (
        <label className="c" htmlFor="i" tabIndex={0}>
          l
        </label>
      ),
    ],
    ['words for true and false', () => <p aria-hidden={false} data-on={true} title="t" />],
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
      'drawings',
      () => (
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <path d="M0 0" strokeWidth="2" />
        </svg>
      ),
    ],
    ['raw markup', () => <p dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />],
  ])('writes %s as React does', (_, node) => {
    expect(toMarkup(node())).toBe(renderToStaticMarkup(node()))
  })

  test('writes a repeated value the same way', () => {
    const node = (text: string) => <p className={`${text} "&"`}>{text}</p>
    const twice = ['a', 'b', 'a', 'b'].map((text) => [toMarkup(node(text)), renderToStaticMarkup(node(text))])
    for (const [own, reacts] of twice) expect(own).toBe(reacts)
  })

  test('splits long markup into chunks of similar size', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `line ${index}`)
    const node = (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
    const chunks = toChunks(node)
    expect(chunks.length).toBeGreaterThan(3)
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(17_000)
    expect(chunks.join('')).toBe(renderToStaticMarkup(node))
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
  ])('rejects %s', (_, node) => {
    expect(() => toMarkup(node())).toThrow(TypeError)
  })

  test("throws in development if the markup differs from React's", async () => {
    await loadIslands()
    expect(() =>
      renderMarkup(
        // React moves this element to the head.
        <div>
          <title>x</title>
        </div>,
      ),
    ).toThrow('where React writes')
  })
})
