/** URLs of every kind of page, with the status unless it is 200. */
const PATHS: readonly (string | readonly [path: string, status: number])[] = [
  '/',
  '/about',
  '/faq',
  '/treatments',
  '/treatments/botox',
  '/treatments/vaginal-rejuvenation',
  '/treatments/botox/manhattan',
  '/treatments/tattoo-removal/flushing',
  '/treatments/chemical-peels/brooklyn',
  '/services/fillers',
  '/medspas',
  '/medspas?page=2',
  '/medspas?area=manhattan&rating=4.5&verified=yes',
  '/medspas?near=soho&sort=distance',
  '/medspas?area=the-hamptons&language=bukharian&verified=yes',
  '/locations',
  '/locations?notice=clinic-not-found',
  '/locations/queens',
  '/locations/queens/astoria',
  '/manhattan',
  '/the-hamptons',
  '/upper-east-side/marchetti-osei-dermatology',
  '/midtown/nwosu-thackeray-aesthetic-surgery',
  '/the-hamptons/offseason-skin',
  '/williamsburg/cold-front-body-studio',
  '/compare',
  '/compare?c=slipway-aesthetics,pincushion&from=SoHo',
  '/compare?c=slipway-aesthetics,pincushion,clinic-007,quill-injectables',
  '/prices',
  '/prices/botox',
  '/prices/botox?area=soho&quantity=20&row=6',
  '/finder',
  '/finder?area=soho&concern=hair',
  '/finder?concern=volume&treatment=fillers',
  '/appointments',
  '/appointments/botox',
  '/appointments/tattoo-removal?area=flushing',
  '/search',
  '/search?q=botox',
  '/search?q=bottox',
  '/search?q=xyzzy',
  '/search?treatment=nonsense',
  '/reviews',
  '/contact',
  '/contact?claim=offseason-skin',
  '/data',
  '/changes',
  '/api',
  '/checking',
  '/before-you-book',
  '/ordering',
  '/glossary',
  '/privacy',
  '/claim/form',
  ['/not-found', 404],
  ['/treatments/no-such-service', 404],
  ['/blog', 410],
]

/** The status of error pages, by an invented path. No URL of the site leads to them, so `visit` and `htmlOf` render them. */
export const ERROR_PAGES_WITHOUT_URL = {
  '/error/unavailable': 503,
  '/error/render-failed': 500,
  '/error/unexpected': 500,
  '/error/too-many-searches': 429,
  '/error/too-large': 431,
} as const
export type ErrorPath = keyof typeof ERROR_PAGES_WITHOUT_URL

export interface ExamplePage {
  path: string
  status: number
}

export const EXAMPLE_PAGES: readonly ExamplePage[] = [
  ...PATHS.map((kind) => (typeof kind === 'string' ? { path: kind, status: 200 } : { path: kind[0], status: kind[1] })),
  ...Object.entries(ERROR_PAGES_WITHOUT_URL).map(([path, status]) => ({ path, status })),
]

export const SERVED_EXAMPLES = EXAMPLE_PAGES.filter(({ path }) => !(path in ERROR_PAGES_WITHOUT_URL))
