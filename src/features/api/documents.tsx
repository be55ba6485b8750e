import type { Context } from '../../http/context.ts'
import { sendPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'
import { createOpenApiDocument } from './openapi.ts'
import { operations, returnsList } from './operations.ts'
import { ApiReferencePage } from './reference-page.tsx'
import { addApiHeaders, sendJson } from './response.ts'

export function sendApiIndex(c: Context): Response {
  const { catalog, settings } = c.var
  const toUrl = (path: string) => toAbsoluteUrl(settings.origin, path)
  return sendJson(c, catalog.version, {
    data: {
      name: `${catalog.site.name} API`,
      sample: catalog.site.sample,
      reference: toUrl(urls.api()),
      openapi: toUrl(urls.apiV1('/openapi.json')),
      resources: operations.filter(returnsList).map(({ path }) => toUrl(urls.apiV1(path))),
    },
  })
}

export function sendOpenApi(c: Context): Response {
  const { catalog, settings } = c.var
  return addApiHeaders(c, catalog.version, c.json(createOpenApiDocument(settings.origin, catalog.site)))
}

const REFERENCE_META: PageMeta = {
  title: 'API: the directory as JSON',
  description:
    'A read-only JSON API of the directory: clinics, treatments, areas, prices and search. No key; paging, limits and every field explained.',
  canonical: urls.api(),
  name: 'API',
}

export const sendApiReference = (c: Context) => sendPage(c, REFERENCE_META, ApiReferencePage)
