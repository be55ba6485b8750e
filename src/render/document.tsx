import { fontFiles, headScript, inlineStyles, scripts, stylesheet } from 'virtual:assets'
import type { Catalog } from '../domain/catalog.ts'
import { createPageTitle, type PageMeta } from '../seo/meta.ts'
import { createBreadcrumbList, createOrganization, createWebsite, serializeGraph } from '../seo/structured-data.ts'
import { findUsedIcons, IconSheet } from '../ui/icon.tsx'
import { Footer, type SiteSection, TopBar } from '../ui/page/header-footer.tsx'
import { toAbsoluteUrl, toMarkdownPath, urls } from '../urls.ts'
import { renderMarkup } from './checked-markup.ts'

export interface DocumentContext {
  catalog: Catalog
  origin: string
  year: number
}

const Head = ({ meta, context }: { meta: PageMeta; context: DocumentContext }) => {
  const canonical = toAbsoluteUrl(context.origin, meta.canonical)
  const title = createPageTitle(meta, context.catalog.site.name)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {(meta.noindex || meta.thin || meta.isListVariant) && <meta name="robots" content="noindex" />}
      {!meta.noindex && <link rel="canonical" href={canonical} />}
      {meta.prev && <link rel="prev" href={toAbsoluteUrl(context.origin, meta.prev)} />}
      {meta.next && <link rel="next" href={toAbsoluteUrl(context.origin, meta.next)} />}
      {!meta.noindex && !meta.isListVariant && (
        <link rel="alternate" type="text/markdown" href={toMarkdownPath(meta.canonical)} />
      )}
      {meta.alternates?.map(({ type, href }) => (
        <link key={href} rel="alternate" type={type} href={href} />
      ))}
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:site_name" content={context.catalog.site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={canonical} />
      <meta
        property="og:image"
        content={toAbsoluteUrl(context.origin, urls.picture(meta.ogImage ?? context.catalog.site.ogImage))}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#0b1e38" />
      <link rel="alternate" type="application/atom+xml" title="New and changed" href={urls.feed()} />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {inlineStyles ? <Styles css={inlineStyles.css} /> : <link rel="stylesheet" href={stylesheet} />}
      {fontFiles.map((file) => (
        <link key={file} rel="preload" as="font" href={file} crossOrigin="" media="not all" />
      ))}
      {headScript && <script dangerouslySetInnerHTML={{ __html: headScript.script }} />}
      {scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </>
  )
}

/** Inlines the stylesheet, because a separate file would delay the first paint by a round trip. */
const Styles = ({ css }: { css: string }) => <style dangerouslySetInnerHTML={{ __html: css }} />

const renderStructuredData = (meta: PageMeta, context: DocumentContext) => {
  const { site } = context.catalog
  const graph = serializeGraph(
    [createOrganization(site), createWebsite(site), createBreadcrumbList(meta)],
    context.origin,
  )
  return `<script type="application/ld+json">${graph}</script>`
}

/** Renders everything before the main part. Needs only metadata, so it can be sent before the page's data is read. */
export function renderDocumentStart(meta: PageMeta, context: DocumentContext): string {
  const head = renderMarkup(<Head meta={meta} context={context} />)
  return (
    `<!doctype html><html lang="en"><head>${head}${renderStructuredData(meta, context)}</head><body>` +
    `<a class="skip" href="#main">Skip to content</a><div id="root">${renderTopBar(context.catalog, findSiteSection(meta.canonical))}<main id="main" tabindex="-1"${meta.wide ? ' class="[--width:96rem]"' : ''}>`
  )
}

/** Renders everything after the main part. Cached, because pages with the same icons end with the same bytes. */
export function renderDocumentEnd(context: DocumentContext, main: string): Uint8Array {
  const mainIcons = findUsedIcons(main)
  return memoize(context.catalog, `end ${context.year} ${mainIcons}`, () => {
    const footer = renderMarkup(<Footer catalog={context.catalog} year={context.year} />)
    const headerAndFooterIcons = findUsedIcons(renderTopBar(context.catalog, null) + footer)
    const icons = renderMarkup(<IconSheet names={[...new Set([...headerAndFooterIcons, ...mainIcons])]} />)
    return encoder.encode(`</main>${icons}${footer}</div></body></html>`)
  })
}

const encoder = new TextEncoder()

function findSiteSection(path: string): SiteSection {
  if (path.startsWith('/treatments') || path.startsWith('/services') || path.startsWith('/prices')) return 'treatments'
  if (path.startsWith('/locations')) return 'locations'
  return path === '/about' ? 'about' : null
}

const markupCache = new WeakMap<Catalog, Map<string, unknown>>()

function memoize<T>(catalog: Catalog, key: string, render: () => T): T {
  const cached = markupCache.get(catalog) ?? new Map<string, unknown>()
  markupCache.set(catalog, cached)
  if (!cached.has(key)) cached.set(key, render())
  return cached.get(key) as T
}

const renderTopBar = (catalog: Catalog, section: SiteSection) =>
  memoize(catalog, `bar ${section}`, () => renderMarkup(<TopBar siteName={catalog.site.name} section={section} />))
