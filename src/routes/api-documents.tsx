import type { Context } from 'hono'
import { openApiDocument } from '../api/openapi.ts'
import { operations } from '../api/operations.ts'
import type { AppEnv } from '../context.ts'
import { API_LIMIT } from '../domain/limits.ts'
import { SITE_TAG } from '../http/caching/policy.ts'
import { ApiReferencePage } from '../pages/api-reference.tsx'
import { sendPage } from '../render/respond.tsx'
import { apiMeta } from '../seo/page-metas.ts'
import { absolute, urls } from '../urls.ts'
import { FRESH_FOR, sendJson } from './api-response.ts'

/** What describes the API, loaded when it is asked for. */

/** Where to begin. */
export function sendApiIndex(c: Context<AppEnv>): Response {
  const { catalog, settings } = c.var
  const at = (path: string) => absolute(settings.origin, path)
  return sendJson(c, catalog.version, {
    data: {
      name: `${catalog.site.name} API`,
      sample: catalog.site.sample,
      reference: at(urls.api()),
      openapi: at(urls.apiV1('/openapi.json')),
      resources: operations.filter(({ path }) => !path.includes('{')).map(({ path }) => at(urls.apiV1(path))),
    },
  })
}

export function sendOpenApi(c: Context<AppEnv>): Response {
  const { catalog, settings } = c.var
  c.header('cache-control', `public, max-age=${FRESH_FOR}`)
  c.header('cache-tag', SITE_TAG)
  return c.json(openApiDocument(settings.origin, catalog.site, API_LIMIT))
}

/** The page for people. */
export function sendApiReference(c: Context<AppEnv>) {
  const { catalog, settings } = c.var
  const { schemas } = openApiDocument(settings.origin, catalog.site, API_LIMIT).components
  const meta = apiMeta()
  return sendPage(
    c,
    meta,
    <ApiReferencePage meta={meta} sample={catalog.site.sample} limit={API_LIMIT} schemas={schemas} />,
  )
}
