import type { Source } from '../../src/domain/content.ts'
import type { SeedFiles } from './load.ts'

export const toSource = ({ opened: _, supports: __, ...source }: SeedFiles['sources'][number]): Source => source

/** Adds the source to `sources` if missing. A note is a source without a URL. Equal notes share a number. */
export function addCitation(source: Source, sources: Source[]): string {
  const isSame = (listed: Source) => listed.id === source.id || (listed.url === '' && listed.title === source.title)
  let number = sources.findIndex(isSame) + 1
  if (number === 0) number = sources.push(source)
  return `<sup><a href="#s${number}">${number}</a></sup>`
}
