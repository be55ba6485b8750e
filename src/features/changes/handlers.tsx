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
    // The additional change shows whether there are older ones.
    () => listChanges(c.get('db'), { beforeId, limit: CHANGES_PER_PAGE + 1, now: c.get('now') }),
    (loadedChanges, { meta }) => {
      const changes = loadedChanges.slice(0, CHANGES_PER_PAGE)
      const nextBeforeId = loadedChanges.length > CHANGES_PER_PAGE ? changes.at(-1)?.id : undefined
      return (
        <ChangesPage
          meta={meta}
          changes={changes}
          olderUrl={nextBeforeId ? createUrlWithParameters(urls.changes(), { before: nextBeforeId }) : null}
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
