import { describe, expect, it } from 'vitest'
import { toPlainText } from '../../src/domain/plain-text.ts'

describe('toPlainText', () => {
  it.each([
    ['<p>Swelling &amp; <strong>redness</strong>.</p><p>It fades.</p>', 'Swelling & redness. It fades.'],
    ['<ul><li>ice</li><li>rest</li></ul>', 'ice rest'],
    ['<table><tr><th>Peel</th><td>$150</td></tr></table>', 'Peel $150'],
    ['<dl><dt>Dose</dt><dd>20 units</dd></dl>', 'Dose 20 units'],
    ['Lasts 3&nbsp;months<sup><a href="#s1">1</a></sup>, mostly', 'Lasts 3 months, mostly'],
    ['a &lt;b&gt; &quot;c&quot; &#39;d&#39; &#x27;e&#x27;', `a <b> "c" 'd' 'e'`],
  ])('converts %j to %j', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })
})
