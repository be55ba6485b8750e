/** One page of each popular kind. The budgets for requests in docs/speed.md are for the first of these pages. */
export const PAGES = [
  { name: 'treatment in location', path: '/treatments/botox/manhattan' },
  { name: 'home', path: '/' },
  { name: 'clinic', path: '/upper-east-side/marchetti-osei-dermatology' },
  { name: 'list', path: '/services/botox' },
  { name: 'search', path: '/search?q=botox+soho' },
] as const

export type Page = (typeof PAGES)[number]

export const GROWTH_PAGES = [
  ...PAGES,
  { name: 'all clinics, page 2', path: '/medspas?page=2' },
  { name: 'list, one filter', path: '/services/botox?area=manhattan' },
  { name: 'list, three filters', path: '/medspas?area=manhattan&rating=4.5&verified=yes' },
  { name: 'list, open now', path: '/medspas?open=now&treatment=botox' },
  { name: 'list, by price', path: '/services/botox?sort=price' },
  { name: 'list, by price, filtered', path: '/services/botox?area=manhattan&sort=price&verified=yes' },
  { name: 'list, by distance', path: '/medspas?near=10021&sort=distance' },
  { name: 'list, by distance, filtered', path: '/services/botox?near=10021&sort=distance&verified=yes' },
  { name: 'search for a name', path: '/search?q=kessler+skin' },
  { name: 'search, misspelled', path: '/search?q=kesler+lazer' },
  { name: 'search for plain words', path: '/search?q=laser+room+window' },
  { name: 'suggestions', path: '/search/suggest?q=kess' },
  { name: 'treatment', path: '/treatments/botox' },
  { name: 'area', path: '/locations/manhattan' },
  { name: 'landing', path: '/manhattan' },
  { name: 'prices', path: '/prices/botox?area=manhattan' },
  { name: 'appointments', path: '/appointments/botox?area=manhattan' },
  { name: 'comparison', path: '/compare?c=clinic-001,clinic-007&from=10021' },
  { name: 'API, clinics', path: '/api/v1/clinics?area=manhattan&service=botox' },
  { name: 'changes', path: '/changes' },
  { name: 'list as a file', path: '/services/botox.csv' },
] as const

/**
 * Adds a parameter that the site ignores and that makes the URL too long to be cached, so that every request renders
 * the page.
 */
export const makeUncached = (path: string) => `${path}${path.includes('?') ? '&' : '?'}uncached=${'x'.repeat(320)}`
