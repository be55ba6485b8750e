import { isDefaultList, type ListState } from '../domain/list/list-state.ts'
import { browseUrl, listUrl } from '../urls.ts'
import { type PageMeta, pageDescription } from './meta.ts'

export interface Paging {
  page: number
  pages: number
}

/** Makes each page of a list canonical, and links to the previous and next pages. Page 1 has the list's URL. */
export function pagedMeta(meta: PageMeta, { page, pages }: Paging): PageMeta {
  const path = meta.canonical
  const pageUrl = (number: number) => listUrl(path, { page: number })
  const numberedMeta =
    page > 1
      ? {
          canonical: pageUrl(page),
          title: `${meta.title.split(' | ')[0]}, page ${page}`,
          isWholeTitle: false,
          description: pageDescription(`Page ${page} of ${pages}.`, meta.description),
        }
      : {}
  return {
    ...meta,
    ...numberedMeta,
    prev: page > 1 ? pageUrl(page - 1) : null,
    next: page < pages ? pageUrl(page + 1) : null,
  }
}

export function filteredMeta(meta: PageMeta, state: ListState, pages: number): PageMeta {
  if (isDefaultList(state) && state.view === 'list') return meta
  const pageUrl = (page: number) => browseUrl({ ...state, page })
  return {
    ...meta,
    canonical: isDefaultList(state) ? meta.canonical : state.path,
    filtered: true,
    prev: state.page > 1 ? pageUrl(state.page - 1) : null,
    next: state.page < pages ? pageUrl(state.page + 1) : null,
  }
}
