import { findElement, headings } from '../../tools/html.ts'

export const numberOfResults = (html: string) =>
  Number(/^([\d,]+) clinics?$/.exec(headings(html, 2).find((text) => / clinics?$/.test(text)) ?? '')?.[1])

export const cardNames = (html: string) => headings(findElement(html, 'ol', 'aria-labelledby="results"'), 3)
