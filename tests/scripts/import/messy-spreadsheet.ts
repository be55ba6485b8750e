import fc from 'fast-check'
import { type CsvCell, formatCsvRows } from '../../../src/api-shapes/csv.ts'

// Generates a realistic, untidy spreadsheet. The same seed gives the same rows. To write one to a file:
// `node tests/scripts/import/messy-spreadsheet.ts [ROWS [SEED]] > clinics.csv`

const HEADINGS = [
  ...['Business Name', 'Address', 'Suite', 'City', 'State', 'Zip', 'Phone #', 'Web Site', 'E-mail', 'Services Offered'],
  ...['Hours', 'Prices', 'Rating', '# Reviews', 'Reviews From', 'Staff', 'Languages', 'Wheelchair?', 'Year Opened'],
  ...['Verified', 'Last Checked', 'About', 'Notes'],
]

const pickOneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const pickMostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })
const makeOptional = (arbitrary: fc.Arbitrary<string>) => pickMostly(arbitrary, pickOneOf('', 'N/A', '-', 'TBD'), 3)

const name = fc
  .tuple(
    pickOneOf(
      'Glow',
      'Luna',
      'Lumière',
      'Dr. Kim’s',
      'Fifth Ave',
      'Bespoke',
      'PURE',
      'Skin & Co',
      'The Peel',
      '"Nu" Skin',
    ),
    pickOneOf('Aesthetics', 'Med Spa', 'MEDSPA', 'Laser Center', 'Dermatology', 'Wellness Bar', 'Beauty  Lounge'),
    pickOneOf('', '', ' NYC', ', LLC', ' Inc.', ' P.C.', ' (NEW!)', ' ', ' II'),
    pickOneOf('as is', 'as is', 'as is', 'shouted', 'lower'),
  )
  .map(([first, second, end, style]) => {
    const text = `${first} ${second}${end}`
    return style === 'shouted' ? text.toUpperCase() : style === 'lower' ? text.toLowerCase() : text
  })

const street = fc
  .tuple(
    fc.integer({ min: 1, max: 999 }),
    pickOneOf(
      'W 57th St',
      'east 34 street',
      'Madison Ave.',
      'BROADWAY',
      'Park Ave S',
      'Main St',
      '5th Ave',
      'Ocean Pkwy',
    ),
    pickOneOf('', '', ' #4B', ', Ste 200', ' 2nd Fl', ' (buzz 3)'),
  )
  .map(([number, road, suite]) => `${number} ${road}${suite}`)

/** Generates a city, a state and a zip code. About one in nine zip codes is missing, wrong or outside the region. */
const cityStateZip = pickMostly(
  pickOneOf(
    ...[
      ['New York', 'NY', '10019'],
      ['NYC', 'ny', '10016'],
      ['Manhattan', 'New York', '10011-1234'],
      ['Brooklyn', 'NY', '11215'],
      ['BROOKLYN', 'N.Y.', '11211'],
      ['Astoria', 'NY', '11103'],
      ['Flushing', 'NY', '11354'],
      ['Bronx', 'NY', '10463'],
      ['The Bronx', 'NY', '10461'],
      ['Staten Island', 'NY', '10314'],
      ['East Hampton', 'NY', '11937'],
      ['Southampton', '', '11968'],
      ['', '', '10013'],
    ],
  ),
  pickOneOf(
    ...[
      ['New York', 'NY', ''],
      ['New York', 'NY', '1001'],
      ['Brooklyn', 'NY', '10019'],
      ['Hoboken', 'NJ', '07030'],
      ['Greenwich', 'CT', '6830'],
      ['Great Neck', 'NY', '11021'],
      ['White Plains', 'NY', '10601'],
      ['Toronto', 'ON', 'M5V 2T6'],
      ['London', '', 'SW1A 1AA'],
    ],
  ),
)

const areaCodeAndDigits = fc.tuple(
  pickOneOf('212', '646', '718', '917', '631'),
  fc.integer({ min: 2_000_000, max: 9_999_999 }),
)
const phone = fc
  .tuple(areaCodeAndDigits, areaCodeAndDigits, fc.integer({ min: 0, max: 9 }))
  .map(([[area, digits], [otherArea, otherDigits], style]) => {
    const [a, b] = [String(digits).slice(0, 3), String(digits).slice(3)]
    const other = `${otherArea}.${String(otherDigits).slice(0, 3)}.${String(otherDigits).slice(3)}`
    const styles = [
      `(${area}) ${a}-${b}`,
      `${area}-${a}-${b}`,
      `+1 ${area} ${a} ${b}`,
      `1${area}${a}${b}`,
      `${area}.${a}.${b}`,
    ]
    styles.push(`${area}-${a}-${b} x12`, `${area}-${a}-${b} / ${other}`, `${area} ${a} ${b} (ask for Mia)`, `${a}-${b}`)
    return styles[style] ?? ''
  })

const services = fc
  .subarray(
    [
      ...['Botox', 'Dysport', 'fillers', 'Juvederm', 'lip filler', 'Laser Hair Removal', 'IPL', 'chemical peel', 'PRP'],
      ...['microneedling', 'HydraFacial', 'CoolSculpting', 'IV drips', 'Morpheus8', 'facials', 'B12 shots', 'massage'],
    ],
    { minLength: 1, maxLength: 5 },
  )
  .chain((names) => pickOneOf(', ', '; ', ' / ', '\n').map((separator) => names.join(separator)))

const hours = pickOneOf(
  ...['Mon-Fri 9-6', 'M-F 10am-7pm, Sat 10-4', 'Mo-Fr 09:00-18:00; Sa 10:00-16:00', 'Tues–Sat 11am–8pm', 'Daily 10-7'],
  ...['Mon, Wed, Fri 9am to 5pm', 'By appointment only', '24/7', 'Mon-Thu 10-8; Fri 10-6; closed weekends'],
  ...['call for hours', 'varies', 'Mon-Fri 9:00 AM - 6:00 PM (closed holidays)', 'weekdays 9-5', '9-5'],
)

const prices = pickOneOf(
  ...['', '', 'botox=14/unit', 'Botox: $14 per unit; fillers: $800-1,100 / syringe', 'IPL = 350/session'],
  ...[
    'Botox $12/unit',
    'from $14',
    'fourteen dollars a unit',
    'call for pricing',
    'Botox 14',
    '$$',
    'facials=150/session',
  ],
)

const staff = pickOneOf(
  ...['', '', 'Jane Doe, MD', 'JANE DOE NP; John Roe, M.D.', 'Dr. Ann Lee, DO, 123456, Medical director'],
  ...['Mia Chen, RN', 'Jo Park PA-C', 'Olga P.', 'two nurses', 'Jane Doe, MD, FAAD'],
)

const row = fc.tuple(
  name,
  street,
  pickOneOf('', '', '3', 'Suite 5', 'fl 2'),
  cityStateZip,
  makeOptional(phone),
  makeOptional(
    pickOneOf(
      'www.glow.example.com',
      'https://glow.com/?utm_source=x',
      'glow dot com',
      'http://GLOW.com',
      'instagram @glow',
    ),
  ),
  makeOptional(pickOneOf('hello@glow.com', 'Info@Glow.com; owner@glow.com', 'see website', 'mailto:a@b.co')),
  makeOptional(services),
  makeOptional(hours),
  prices,
  pickOneOf(
    ['4.7', '214', 'Google'],
    ['4,5', '1,204', 'Yelp'],
    ['5 stars', '', ''],
    ['', '', ''],
    ['0', '0', 'Google'],
    ['10/10', '3', 'us'],
  ),
  staff,
  makeOptional(pickOneOf('English, Spanish', 'en; es; zh', 'Russian/English', 'ENGLISH')),
  pickOneOf('', 'yes', 'No', 'x', '?', 'ramp'),
  pickOneOf('', '2011', '2015?', 'est. 1998', '1/1/2019', '2099'),
  pickOneOf('', 'yes', 'no'),
  pickOneOf('', '2026-09-02', '9/2/2026', 'last week', '2/9/26'),
  pickOneOf('', 'Great place.\nVery clean.', 'Skin\u200b care\u200e', '   '),
  pickOneOf('', 'called, no answer', 'ask Tom', '=SUM(A1:A9)'),
)

export function generateMessySpreadsheet(count: number, seed: number): string {
  const rows = fc
    .sample(row, { numRuns: count, seed })
    .map(([clinicName, address, suite, [city, state, zip], ...more]) => {
      const [tel, web, mail, offered, open, cost, [stars, reviews, from], ...rest] = more
      return [
        ...[
          clinicName,
          address,
          suite,
          city,
          state,
          zip,
          tel,
          web,
          mail,
          offered,
          open,
          cost,
          stars,
          reviews,
          from,
          ...rest,
        ],
      ] as CsvCell[]
    })
  const rowsWithDuplicates = rows.flatMap((cells, index) =>
    index % 10 === 9 ? [cells, [`${cells[0]} LLC`, ...cells.slice(1)]] : [cells],
  )
  return formatCsvRows([HEADINGS, ...rowsWithDuplicates.slice(0, count)])
}

if (import.meta.main) {
  const [count, seed] = process.argv.slice(2).map(Number)
  process.stdout.write(generateMessySpreadsheet(count ?? 200, seed ?? 1))
}
