import { urls } from '../../src/urls.ts'

/** Paths of the site that are neither a page of the sitemaps nor a download. */
export const PATHS_WITHOUT_ITEM = [
  ...[urls.search(), urls.suggestions(), urls.compare(), urls.claimForm(), urls.notFound(), urls.health()],
  ...[urls.feed(), urls.sitemap(), urls.zipPoints(), urls.speculationRules()],
  ...['/clinics', '/robots.txt', '/llms.txt', '/manifest.webmanifest', '/.well-known/security.txt'],
]

/** The first segments of URLs that are not below a page, such as `services` in `/services/botox`. */
export const RESERVED_SLUGS: ReadonlySet<string | undefined> = new Set(
  [...PATHS_WITHOUT_ITEM, urls.serviceClinics(''), urls.sitemap('*'), urls.picture('')].map(
    (path) => path.split('/')[1],
  ),
)
