/** A path of each kind of response. */
export const KINDS = [
  '/',
  '/manhattan',
  '/treatments/botox',
  '/upper-east-side/marchetti-osei-dermatology',
  '/no-such-page',
  '/robots.txt',
  '/Manhattan',
]
