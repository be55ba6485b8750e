import type { ReactNode } from 'react'
import type { ClaimDialogProps } from '../domain/clinic/claim-form.ts'
import { getNewYorkYear } from '../domain/time.ts'
import { renderMarkup } from '../render/checked-markup.ts'
import type { DocumentContext } from '../render/document.tsx'
import type { PageMeta } from '../seo/meta.ts'
import type { PageProps } from '../ui/page/layout.tsx'
import { createTelephoneUrl, urls } from '../urls.ts'
import type { Context } from './context.ts'

export const HTML_CONTENT_TYPE = 'text/html; charset=UTF-8'

export class RenderError extends Error {
  override name = 'RenderError'
}

/** `isCurrent` is false after a failure, or if the data has another version. `html` is empty before a retry. */
export interface RenderedMain {
  html: string
  isCurrent: boolean
}

export function renderMain(createMain: () => ReactNode): string {
  try {
    return renderMarkup(createMain())
  } catch (cause) {
    throw new RenderError('a page could not be rendered', { cause })
  }
}

export const buildDocumentContext = (c: Context): DocumentContext => ({
  catalog: c.get('catalog'),
  origin: c.get('settings').origin,
  year: getNewYorkYear(c.get('now')),
})

export const getPageProps = (c: Context, meta: PageMeta): PageProps => ({
  meta,
  catalog: c.get('catalog'),
  claimDialogProps: getClaimDialogProps(c),
})

export function getClaimDialogProps(c: Context): ClaimDialogProps {
  const { phone, email, sample } = c.get('catalog').site
  const formPageUrl = c.get('settings').claimForm ? urls.claimForm() : null
  return { phone, phoneHref: createTelephoneUrl(phone), email, sample, formPageUrl }
}
