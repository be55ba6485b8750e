import { listChanges } from '../../db/changes.ts'
import type { Context } from '../../http/context.ts'
import { readBeforeChangeId } from '../../http/params.ts'
import { streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { createUrlWithParameters, urls } from '../../urls.ts'
import { ChangesPage } from './page.tsx'

const CHANGES_PER_PAGE = 200

export function sendChangesPage(c: Context) {
  const beforeId = readBeforeChangeId(c.req.query('before'))
  return streamPage(
    c,
    createChangesMeta(beforeId !== null),
    () => listChanges(c.get('db'), { beforeId, limit: CHANGES_PER_PAGE }),
    (changes, { meta }) => {
      const lastChange = changes.length === CHANGES_PER_PAGE ? changes.at(-1) : undefined
      return (
        <ChangesPage
          meta={meta}
          changes={changes}
          olderUrl={lastChange ? createUrlWithParameters(urls.changes(), { before: lastChange.id }) : null}
        />
      )
    },
  )
}

const createChangesMeta = (noindex: boolean): PageMeta => ({
  title: 'Changes to the data',
  description:
    'What each load of the directory added, changed and removed: listings, treatment guides, price tables and redirects, newest first.',
  canonical: urls.changes(),
  noindex,
  name: 'Changes',
})
