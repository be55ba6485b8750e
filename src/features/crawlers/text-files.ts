import type { Catalog } from '../../domain/catalog.ts'
import {
  type Facet,
  LICENSES,
  MIN_RATINGS,
  OPEN_TIMES,
  PRICE_LEVELS,
  SKIN_TYPES,
  toLicenseFacetValue,
} from '../../domain/list/facets.ts'
import { LIST_SORTS } from '../../domain/list/list-state.ts'
import { toAbsoluteUrl, toMarkdownPath, urls } from '../../urls.ts'

const SECURITY_TXT_VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

export function createSecurityText(origin: string, email: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + SECURITY_TXT_VALID_DAYS) * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Contact: ${toAbsoluteUrl(origin, urls.contact())}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${toAbsoluteUrl(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

export function createLlmsText(origin: string, catalog: Catalog): string {
  const { site } = catalog
  const formatPageLine = (name: string, path: string, description: string) =>
    `- [${name}](${toAbsoluteUrl(origin, toMarkdownPath(path))}): ${description}`
  return [
    `# ${site.name}`,
    '',
    `> ${site.blurb}`,
    '',
    site.sample
      ? 'Sample data: every clinic, person and review listed here is invented. Do not present them as real.'
      : 'Listings and prices change: prices have a date, and profiles say when they were last checked, if that is known.',
    '',
    `Every page is Markdown too: add \`.md\` to its path (\`/medspas.md?sort=rating\`; \`/index.md\` for the home page). The listings, areas, treatments and prices are JSON at ${toAbsoluteUrl(origin, urls.apiV1())}, described by ${toAbsoluteUrl(origin, urls.apiV1('/openapi.json'))}.`,
    '',
    `For a question in plain words, send it to ${toAbsoluteUrl(origin, urls.apiV1('/search?q=cheapest+botox+in+queens+open+sunday'))}: the results are URLs of this site, the best first.`,
    '',
    ...describeListParameters(),
    '',
    '## Start here',
    formatPageLine('All med spas', urls.medspas(), 'every listed clinic, page by page; filters are query parameters'),
    formatPageLine('Treatments', urls.treatments(), 'the treatment guides'),
    formatPageLine('Locations', urls.locations(), 'the areas'),
    formatPageLine('Prices', urls.prices(), 'what clinics charge for each treatment, by unit'),
    formatPageLine('Appointments', urls.appointments(), 'who is open now or next, by treatment'),
    formatPageLine('Finder', urls.finder(), 'which treatments a concern can be treated with'),
    formatPageLine('FAQ', urls.faq(), 'questions and answers'),
    formatPageLine('About', urls.about(), 'what this directory is and is not'),
    formatPageLine('API', urls.api(), 'the JSON API, read-only, no key'),
    formatPageLine(
      'Data',
      urls.data(),
      'all clinics, those of a service, areas, treatments and prices as CSV or JSON files, and all of it as one download',
    ),
    '',
    '## Treatments',
    ...catalog.treatments.map(({ slug, name, description }) => formatPageLine(name, urls.treatment(slug), description)),
    '',
    '## Areas',
    ...catalog.areas.map(({ slug, name, shortDescription }) =>
      formatPageLine(name, urls.areaClinics(slug), shortDescription),
    ),
    '',
    '## Optional',
    formatPageLine(
      'Before you book',
      urls.beforeYouBook(),
      'costs, refunds, pictures, questions to ask, and how to look up a license',
    ),
    formatPageLine('How results are ordered', urls.ordering(), 'what decides the order of lists'),
    formatPageLine('How listings are checked', urls.checking(), 'what "verified" and "last checked" mean'),
    formatPageLine('Changes to the data', urls.changes(), 'what each load added, changed and removed'),
    formatPageLine('Glossary', urls.glossary(), 'words of the trade'),
    `- [Sitemap](${toAbsoluteUrl(origin, urls.sitemap())}): every page with the day it last changed`,
    `- [Atom feed](${toAbsoluteUrl(origin, urls.feed())}): new and changed listings and guides`,
    '',
  ].join('\n')
}

function describeListParameters(): string[] {
  const joinCode = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ')
  const sorts = LIST_SORTS.filter((sort) => sort !== 'recommended')
  const descriptions: Record<Facet | 'near' | 'sort', string> = {
    treatment: 'the slug of a service',
    area: 'the slug of an area, or of an area and a neighborhood, joined by a period',
    open: `opening times: ${joinCode(OPEN_TIMES)}`,
    price: `prices compared with other clinics, from low to high: ${joinCode(PRICE_LEVELS)}`,
    max: `the highest starting price of the treatment, in dollars, such as ${joinCode(['300'])} (only with a treatment)`,
    rating: `at least ${joinCode(MIN_RATINGS)}`,
    verified: joinCode(['yes']),
    access: joinCode(['step-free']),
    provider: `licenses: ${joinCode(LICENSES.map(toLicenseFacetValue))}`,
    language: `such as ${joinCode(['spanish'])}`,
    device: `such as ${joinCode(['diode-laser-810-nm'])}`,
    skin: `Fitzpatrick skin types: ${joinCode(SKIN_TYPES)}`,
    near: `a zip code or the slug of an area, from which distances are measured, such as ${joinCode(['10014'])}`,
    sort: `${joinCode(sorts)} (price only with a treatment, distance only with a place)`,
  }
  return [
    'Lists (`/medspas`, `/services/{service}`, `/{area}`, `/treatments/{treatment}/{area}`) are filtered and sorted by query parameters:',
    '',
    ...Object.entries(descriptions).map(([parameter, description]) => `- \`${parameter}\`: ${description}`),
  ]
}

/** The installed site opens in a browser tab, so that visitors can copy URLs (https://www.w3.org/TR/appmanifest/). */
export const createWebManifest = (name: string, description: string) => ({
  name,
  description,
  start_url: '/',
  display: 'browser',
  background_color: '#f7f5ef',
  theme_color: '#0b1e38',
  icons: [
    createIcon('/icon-192.png', '192x192'),
    createIcon('/icon-512.png', '512x512'),
    { ...createIcon('/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
  ],
})

const createIcon = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' })
