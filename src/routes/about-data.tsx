import { Hono } from 'hono'
import { openApiDocument } from '../api/openapi.ts'
import type { AppEnv } from '../context.ts'
import { listChanges } from '../db/changes.ts'
import { API_LIMIT } from '../domain/limits.ts'
import { ApiReferencePage } from '../pages/api-reference.tsx'
import { ChangesPage } from '../pages/changes.tsx'
import { sendPage, streamPage } from '../render/respond.tsx'
import { apiMeta, changesMeta } from '../seo/page-metas.ts'
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
  .get('/api', (c) => {
    const { catalog, settings } = c.var
    const { schemas } = openApiDocument(settings.origin, catalog.site, API_LIMIT).components
    const meta = apiMeta()
    return sendPage(
      c,
      meta,
      <ApiReferencePage meta={meta} sample={catalog.site.sample} limit={API_LIMIT} schemas={schemas} />,
    )
  })
