import * as fc from 'fast-check'

export interface FuzzedRequest {
  method: string
  pathAndQuery: string
  headers: Record<string, string>
}

/** Text that must not become markup or a script in any page. The word `fuzz` makes it recognizable in a response. */
export const MARKUP = [
  '<fuzz>',
  '"><fuzz onfuzz=1>',
  "'><fuzz/x>",
  '</title><fuzz>',
  '</script><fuzz>',
  '" onfuzz="1',
  "' onfuzz='1",
  '<!--<fuzz>',
  'javascript:fuzz()',
  '%3Cfuzz%3E',
]

const ODD_VALUES = [
  `' OR 1=1--`,
  `"; DROP TABLE clinics;--`,
  'NEAR(a b, 2)',
  'a* OR "b" AND NOT c:d^',
  '"""',
  '*',
  '%',
  '_',
  '..',
  '../../etc/passwd',
  '//evil.example',
  '\\evil.example',
  'https://evil.example/',
  '\u0000',
  '\u202e',
  '\ud800',
  '🧴💉',
  'ﬃ',
  'İ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  'undefined',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '100000',
  '2',
  '1.5',
  '',
  ' ',
  'a'.repeat(500),
]

export interface SiteValues {
  routePatterns: readonly string[]
  treatmentAndAreaSlugs: readonly string[]
  otherPathSegments: readonly string[]
  etag: string
}

const PARAMETER_NAMES = [
  ...['q', 'treatment', 'location', 'page', 'sort', 'near', 'area', 'open', 'price', 'rating', 'verified', 'access'],
  ...['provider', 'language', 'c', 'from', 'add', 'row', 'quantity', 'unit', 'concern', 'service', 'limit', 'cursor'],
  ...['before', 'notice', 'claim', 'utm_source', '__proto__', 'constructor'],
]

const PARAMETER_VALUES = [
  'now',
  'yes',
  'name',
  'rating',
  'price',
  'distance',
  'step-free',
  '4.5',
  '10012',
  'clinic-not-found',
]

const ODD_ETAGS = ['*', '"x"', 'W/"x"', '"local.x.2026"', ',,,', '"'.repeat(99)]

const HEADER_VALUES: Record<string, string[]> = {
  accept: [
    'text/html',
    'text/markdown',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=x',
    '*/*',
    'image/avif',
    ';;,',
  ],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  range: ['bytes=0-10', 'bytes=-1', 'bytes=9-1,3-', 'lines=1-2'],
  cookie: ['a=b', '__proto__=1', '<fuzz>=1'],
  host: ['evil.example', 'localhost:1', '<fuzz>'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-forwarded-for': ['10.0.0.1', '<fuzz>'],
  'x-original-url': ['/admin', '//evil.example'],
  'x-http-method-override': ['DELETE'],
  forwarded: ['host=evil.example;proto=ftp'],
  origin: ['https://evil.example', 'null'],
  referer: ['https://evil.example/<fuzz>'],
  'user-agent': ['<fuzz>', ''],
  'accept-encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0'],
  'accept-language': ['de', '*'],
  'cf-ray': ['<fuzz>', 'x'.repeat(200)],
  'cf-connecting-ip': ['203.0.113.9', '2001:db8::1', '<fuzz>'],
  'cache-control': ['no-cache', 'only-if-cached'],
  'content-type': ['application/json'],
  upgrade: ['websocket'],
  purpose: ['prefetch'],
  'sec-purpose': ['prefetch;prerender'],
}

export function createRequestArbitrary({
  routePatterns,
  treatmentAndAreaSlugs,
  otherPathSegments,
  etag,
}: SiteValues): fc.Arbitrary<FuzzedRequest> {
  const text = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...treatmentAndAreaSlugs) },
    { weight: 6, arbitrary: fc.constantFrom(...otherPathSegments) },
    { weight: 1, arbitrary: fc.constantFrom(...otherPathSegments).map((slug) => slug.toUpperCase()) },
    { weight: 1, arbitrary: fc.constantFrom(...PARAMETER_VALUES) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_VALUES) },
    { weight: 1, arbitrary: fc.constantFrom(...MARKUP) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: fc.integer().map(String) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...otherPathSegments), fc.constantFrom(...MARKUP))
        .map((pair) => pair.join(' ')),
    },
  )
  const word = fc
    .tuple(text, fc.integer({ min: 0, max: 9 }))
    .map(([words, encodingDigit]) => (encodingDigit > 0 ? percentEncode(words) : words))
  const routePath = fc
    .tuple(fc.constantFrom(...routePatterns), fc.array(word, { minLength: 4, maxLength: 4 }))
    .map(([pattern, words]) => fillPattern(pattern, words))
  const otherPath = fc.array(word, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`)
  const path = fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: routePath }, { weight: 1, arbitrary: otherPath }),
      fc.constantFrom(...Array<string>(20).fill(''), '/', '//', '.md', '.csv', '.json', '%2f', '.', '%'),
    )
    .map((parts) => parts.join(''))
  const parameter = fc.tuple(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PARAMETER_NAMES) }, word), word)
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 5,
      arbitrary: fc
        .array(parameter, { maxLength: 5 })
        .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
    },
    { weight: 1, arbitrary: word.map((words) => `?${words}`) },
  )
  const headerValues: Record<string, string[]> = {
    ...HEADER_VALUES,
    'if-none-match': [etag, `W/${etag}`, ...ODD_ETAGS],
  }
  const header = fc
    .constantFrom(...Object.keys(headerValues))
    .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(headerValues[name] ?? []))))
  return fc.record({
    method: fc.constantFrom(...Array<string>(14).fill('GET'), 'HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    pathAndQuery: fc.tuple(path, query).map((parts) => parts.join('')),
    headers: fc.array(header, { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  })
}

/** Leaves text with a lone surrogate unchanged, because `encodeURIComponent` throws on a lone surrogate. */
function percentEncode(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return text
  }
}

function fillPattern(pattern: string, words: readonly string[]): string {
  let nextIndex = 0
  return pattern.replace(/:\w+(?:\{.*?\})?(?=\/|$)|\*/g, () => words[nextIndex++] ?? 'x')
}
