import { isDefaultList, type ListState } from '../domain/list/list-state.ts'
import { browseUrl, listUrl } from '../urls.ts'
import { type PageMeta, pageDescription } from './meta.ts'

export interface Paging {
  page: number
  pages: number
}

/** Makes each page of a list canonical, with links to the previous and next pages. Page 1 keeps the list's URL. */
export function pagedMeta(meta: PageMeta, { page, pages }: Paging): PageMeta {
  const path = meta.canonical
  const at = (number: number) => listUrl(path, { page: number })
  const numbered =
    page > 1
      ? {
          canonical: at(page),
          title: `${meta.title.split(' | ')[0]}, page ${page}`,
          isWholeTitle: false,
          description: pageDescription(`Page ${page} of ${pages}.`, meta.description),
        }
      : {}
  return { ...meta, ...numbered, prev: page > 1 ? at(page - 1) : null, next: page < pages ? at(page + 1) : null }
}

export function filteredMeta(meta: PageMeta, state: ListState, pages: number): PageMeta {
  if (isDefaultList(state) && state.view === 'list') return meta
  const at = (page: number) => browseUrl({ ...state, page })
  return {
    ...meta,
    canonical: isDefaultList(state) ? meta.canonical : state.path,
    filtered: true,
    prev: state.page > 1 ? at(state.page - 1) : null,
    next: state.page < pages ? at(state.page + 1) : null,
  }
}
