import type { Context } from 'hono'
import { listChanges } from '../../db/changes.ts'
import type { AppEnv } from '../../http/context.ts'
import { readBeforeId } from '../../http/params.ts'
import { streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { listUrl, urls } from '../../urls.ts'
import { ChangesPage } from './page.tsx'

const CHANGES_PER_PAGE = 200

export function sendChangesPage(c: Context<AppEnv>) {
  const before = readBeforeId(c.req.query('before'))
  return streamPage(
    c,
    changesMeta(before !== null),
    () => listChanges(c.get('db'), { before, limit: CHANGES_PER_PAGE }),
    (changes, { meta }) => {
      const last = changes.length === CHANGES_PER_PAGE ? changes.at(-1) : undefined
      return (
        <ChangesPage
          meta={meta}
          changes={changes}
          olderUrl={last ? listUrl(urls.changes(), { before: last.id }) : null}
        />
      )
    },
  )
}

const changesMeta = (noindex: boolean): PageMeta => ({
  title: 'Changes to the data',
  description:
    'What each load of the directory added, changed and removed: listings, treatment guides, price tables and redirects, newest first.',
  canonical: urls.changes(),
  noindex,
  name: 'Changes',
})
