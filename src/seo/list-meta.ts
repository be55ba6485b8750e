import { isDefaultList, type ListState } from '../domain/list/list-state.ts'
import { createBrowseUrl } from '../urls.ts'
import { type PageMeta, pageDescription } from './meta.ts'

/** The canonical URL of a filtered or sorted list is the plain list. */
export function listMeta(meta: PageMeta, state: ListState, pageCount: number): PageMeta {
  const { path, page, view } = state
  const pageUrl = (number: number) => createBrowseUrl({ ...state, page: number })
  return {
    ...meta,
    ...(page > 1 && {
      title: `${meta.title.split(' | ')[0]}, page ${page}`,
      omitsSiteName: false,
      description: pageDescription(`Page ${page} of ${pageCount}.`, meta.description),
    }),
    canonical: isDefaultList(state) ? createBrowseUrl({ ...state, view: 'list' }) : path,
    filtered: !isDefaultList(state) || view !== 'list',
    prev: page > 1 ? pageUrl(page - 1) : null,
    next: page < pageCount ? pageUrl(page + 1) : null,
  }
}
