import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { listChanges } from '../db/changes.ts'
import { ChangesPage } from '../pages/changes.tsx'
import { streamPage } from '../render/respond.tsx'
import { changesMeta } from '../seo/page-metas.ts'
import { listUrl, urls } from '../urls.ts'
import { readBefore } from './params.ts'

const CHANGES_PER_PAGE = 200

/** What changed in the data, the latest first. */
export function sendChangesPage(c: Context<AppEnv>) {
  const before = readBefore(c.req.query('before'))
  const meta = changesMeta(before !== null)
  return streamPage(
    c,
    meta,
    () => listChanges(c.get('db'), { before, limit: CHANGES_PER_PAGE }),
    (changes) => {
      const last = changes.length === CHANGES_PER_PAGE ? changes.at(-1) : undefined
      return (
        <ChangesPage meta={meta} changes={changes} older={last ? listUrl(urls.changes(), { before: last.id }) : null} />
      )
    },
  )
}
