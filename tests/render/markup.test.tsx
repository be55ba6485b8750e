import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadIslands } from '../../src/render/load-islands.ts'
import { toChunks, toMarkup } from '../../src/render/markup.ts'
import { renderMarkup } from '../../src/render/render-markup.ts'

// Every page of every other test is held against React's own markup as it is rendered (render-markup.ts).

const Twice = ({ text }: { text: string }) => (
  <>
    {text}
    {text}
  </>
)

describe('markup without React', () => {
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
    ['words for true and false', () => <p aria-hidden={false} data-on={true} title="t" spellCheck={false} />],
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

  test('writes a value that it has written before as it did then', () => {
    const node = (text: string) => <p className={`${text} "&"`}>{text}</p>
    const twice = ['a', 'b', 'a', 'b'].map((text) => [toMarkup(node(text)), renderToStaticMarkup(node(text))])
    for (const [own, reacts] of twice) expect(own).toBe(reacts)
  })

  test('writes what is long in chunks, none of them much longer than the others', () => {
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

  test('leaves out an address that is a script', () => {
    expect(toMarkup(<a href={` java${'script'}:alert(1)`}>x</a>)).toBe('<a>x</a>')
  })

  test.each([
    ['a style attribute', () => <p style={{ color: 'red' }} />],
    ['a function for an attribute', () => <button type="button" onClick={() => {}} />],
    ['an object', () => ({ text: 'x' }) as unknown as string],
  ])('refuses %s', (_, node) => {
    expect(() => toMarkup(node())).toThrow(TypeError)
  })

  test('is held against React’s while developing: what React writes otherwise fails', async () => {
    await loadIslands()
    expect(() => renderMarkup(<textarea defaultValue="x" />)).toThrow('where React writes')
  })
})
