import { headings, part } from '../../tools/html.ts'

export const numberOfResults = (html: string) =>
  Number(/^([\d,]+) med spas?$/.exec(headings(html, 2).find((text) => / med spas?$/.test(text)) ?? '')?.[1])

export const cardNames = (html: string) => headings(part(html, 'ol', 'aria-labelledby="results"'), 3)
