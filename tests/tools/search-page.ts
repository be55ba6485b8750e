import { findElement, findLinks } from './html.ts'
import { get, getPage } from './site.ts'

export const search = (query: string) => getPage(`/search?q=${encodeURIComponent(query)}`)

/** Returns the links in a page's main part, in the order of the page, without those in forms and in `<nav>`. */
export const findResultLinks = (html: string) =>
  findLinks(findElement(html, 'main').replaceAll(/<(nav|form)\b.*?<\/\1>/gs, ''))

/** Returns the result links of a page as 'text href', without links in paragraphs such as notes. */
export const listResultLinks = (html: string) =>
  findResultLinks(html.replaceAll(/<p\b.*?<\/p>/gs, '')).map(({ text, href }) => `${text} ${href}`)

export const fetchSuggestions = (query: string) => get(`/search/suggest?q=${encodeURIComponent(query)}`)

export async function suggest(query: string): Promise<{ title: string; path: string }[]> {
  const { suggestions } = (await (await fetchSuggestions(query)).json()) as {
    suggestions: { title: string; path: string }[]
  }
  return suggestions
}
