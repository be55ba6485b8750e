const SERVED_PATHS = [
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
]

const MISSING_PAGES = [
  { path: '/not-found', status: 404 },
  { path: '/treatments/no-such-service', status: 404 },
  { path: '/blog', status: 410 },
]

export interface ExamplePage {
  path: string
  status: number
}

export const EXAMPLE_PAGES_WITH_URL: readonly ExamplePage[] = [
  ...SERVED_PATHS.map((path) => ({ path, status: 200 })),
  ...MISSING_PAGES,
]

/**
 * The error pages that have no URL: a made-up path for each, and its status. Only `visit` and `readHtml` in
 * tests/full/judges/visit.ts can open these paths.
 */
export const ERROR_PAGES_WITHOUT_URL = {
  '/error/unavailable': 503,
  '/error/render-failed': 500,
  '/error/unexpected': 500,
  '/error/too-many-searches': 429,
  '/error/too-large': 431,
} as const
export type ErrorPath = keyof typeof ERROR_PAGES_WITHOUT_URL

export const EXAMPLE_PAGES: readonly ExamplePage[] = [
  ...EXAMPLE_PAGES_WITH_URL,
  ...Object.entries(ERROR_PAGES_WITHOUT_URL).map(([path, status]) => ({ path, status })),
]
