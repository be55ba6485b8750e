import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { listChanges } from '../db/changes.ts'
import { ChangesPage } from '../pages/changes.tsx'
import { streamPage } from '../render/respond.tsx'
import { changesMeta } from '../seo/page-metas.ts'
import { listUrl, urls } from '../urls.ts'
import { readBefore } from './params.ts'

const CHANGES_PER_PAGE = 200

/** About the data themselves: what changed, and how programs read them. */
export const aboutData = new Hono<AppEnv>()
  .get('/changes', (c) => {
    const before = readBefore(c.req.query('before'))
    const meta = changesMeta(before !== null)
    return streamPage(
      c,
      meta,
      () => listChanges(c.var.db, { before, limit: CHANGES_PER_PAGE }),
      (changes) => {
        const last = changes.length === CHANGES_PER_PAGE ? changes.at(-1) : undefined
        return (
          <ChangesPage
            meta={meta}
            changes={changes}
            older={last ? listUrl(urls.changes(), { before: last.id }) : null}
          />
        )
      },
    )
  })
  .get('/api', async (c) => (await import('./api-documents.tsx')).sendApiReference(c))
