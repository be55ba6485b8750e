import { isDefaultList, type ListState } from '../domain/list/list-state.ts'
import { browseUrl } from '../urls.ts'
import { type PageMeta, pageDescription } from './meta.ts'

/**
 * Adds the number of the page and links to the previous and next pages. Each page of a list is canonical, but for a
 * filtered or sorted list, page 1 of the plain list is.
 */
export function listMeta(meta: PageMeta, state: ListState, pages: number): PageMeta {
  const { path, page, view } = state
  const pageUrl = (number: number) => browseUrl({ ...state, page: number })
  return {
    ...meta,
    ...(page > 1 && {
      title: `${meta.title.split(' | ')[0]}, page ${page}`,
      isWholeTitle: false,
      description: pageDescription(`Page ${page} of ${pages}.`, meta.description),
    }),
    canonical: isDefaultList(state) ? browseUrl({ ...state, view: 'list' }) : path,
    filtered: !isDefaultList(state) || view !== 'list',
    prev: page > 1 ? pageUrl(page - 1) : null,
    next: page < pages ? pageUrl(page + 1) : null,
  }
}
