import { findElement, findHeadings } from '../../tools/html.ts'

export const readResultCount = (html: string) =>
  Number(/^([\d,]+) clinics?$/.exec(findHeadings(html, 2).find((text) => / clinics?$/.test(text)) ?? '')?.[1])

export const listCardNames = (html: string) => findHeadings(findElement(html, 'ol', 'aria-labelledby="results"'), 3)
