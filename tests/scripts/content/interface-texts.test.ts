import { expect, test } from 'vitest'
import { extractTexts, readInterfaceTexts } from '../../../scripts/content/interface-texts.ts'

test('extractTexts returns the sentences in elements and attributes, with "it" in place of values', () => {
  const code = `
    const Note = ({ name }) => (
      <section className="card wide" aria-label="Who may do it?">
        <h2>Prices</h2>
        <p>
          Ask <a href="/x">the clinic</a> first.
        </p>
        <Lead text={\`Call \${name} today.\`} />
      </section>
    )`
  expect(extractTexts(code, 'note.tsx').sort()).toEqual(['Ask the clinic first.', 'Call it today.', 'Who may do it?'])
})

test('extractTexts leaves out queries and messages of thrown errors', () => {
  expect(extractTexts(`const q = 'SELECT a FROM b AS c.'; throw new Error('No such row here.')`, 'query.ts')).toEqual(
    [],
  )
})

test('readInterfaceTexts finds more than 150 sentences in the site', () => {
  expect(readInterfaceTexts().length).toBeGreaterThan(150)
})
