/** Paths of pages, an error page, a text file and a redirect. */
export const RESPONSE_PATHS = [
  '/',
  '/manhattan',
  '/treatments/botox',
  '/upper-east-side/marchetti-osei-dermatology',
  '/no-such-page',
  '/robots.txt',
  '/Manhattan',
]
