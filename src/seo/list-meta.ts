import { isDefaultList, type ListState } from '../domain/list/list-state.ts'
import { createBrowseUrl } from '../urls.ts'
import { joinDescription, type PageMeta } from './meta.ts'

/** The canonical URL of a filtered or sorted list is the URL of the unfiltered list in its default order. */
export function createListMeta(meta: PageMeta, state: ListState, pageCount: number): PageMeta {
  const { path, page, view } = state
  const createPageUrl = (number: number) => createBrowseUrl({ ...state, page: number })
  return {
    ...meta,
    ...(page > 1 && {
      title: `${meta.title.split(' | ')[0]}, page ${page}`,
      omitsSiteName: false,
      description: joinDescription(`Page ${page} of ${pageCount}.`, meta.description),
    }),
    canonical: isDefaultList(state) ? createBrowseUrl({ ...state, view: 'list' }) : path,
    filtered: !isDefaultList(state) || view !== 'list',
    prev: page > 1 ? createPageUrl(page - 1) : null,
    next: page < pageCount ? createPageUrl(page + 1) : null,
  }
}
