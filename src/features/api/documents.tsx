import type { Context } from 'hono'
import { API_LIMIT } from '../../domain/limits.ts'
import { setApiPolicy } from '../../http/caching/policy.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { absoluteUrl, urls } from '../../urls.ts'
import { openApiDocument } from './openapi.ts'
import { operations } from './operations.ts'
import { ApiReferencePage } from './reference-page.tsx'
import { sendJson } from './response.ts'

export function sendApiIndex(c: Context<AppEnv>): Response {
  const { catalog, settings } = c.var
  const at = (path: string) => absoluteUrl(settings.origin, path)
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
  const response = c.json(openApiDocument(settings.origin, catalog.site, API_LIMIT))
  setApiPolicy(response.headers)
  return response
}

const REFERENCE_META: PageMeta = {
  title: 'API: the directory as JSON',
  description:
    'A read-only JSON API of the directory: clinics, treatments, areas, prices and search. No key; paging, limits and every field explained.',
  canonical: urls.api(),
  name: 'API',
}

export function sendApiReference(c: Context<AppEnv>) {
  const { catalog, settings } = c.var
  const { schemas } = openApiDocument(settings.origin, catalog.site, API_LIMIT).components
  return sendPage(c, REFERENCE_META, ({ meta }) => (
    <ApiReferencePage meta={meta} sample={catalog.site.sample} rateLimit={API_LIMIT} schemas={schemas} />
  ))
}
