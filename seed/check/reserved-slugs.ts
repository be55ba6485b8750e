import { urls } from '../../src/urls.ts'

export const PATHS_WITHOUT_ITEM = [
  ...[urls.search(), urls.suggestions(), urls.compare(), urls.claimForm(), urls.notFound(), urls.health()],
  ...[urls.feed(), urls.sitemap(), urls.zipPoints(), urls.speculationRules()],
  ...['/clinics', '/robots.txt', '/llms.txt', '/manifest.webmanifest', '/.well-known/security.txt'],
]

export const RESERVED_SLUGS: ReadonlySet<string | undefined> = new Set(
  [...PATHS_WITHOUT_ITEM, urls.serviceClinics(''), urls.sitemap('*'), urls.picture('')].map(
    (path) => path.split('/')[1],
  ),
)
