import { type Catalog, POPULAR_AREA_SLUGS, pickPreferred } from '../../domain/catalog.ts'
import { urls } from '../../urls.ts'
import { Icon } from '../icon.tsx'

// The header and footer depend only on the catalog, the section and the year, so that they can be cached.

export type SiteSection = 'treatments' | 'locations' | 'about' | null

const menuLinks = [
  { section: 'treatments', label: 'Treatments', href: urls.treatments() },
  { section: 'locations', label: 'Locations', href: urls.locations() },
  { section: 'about', label: 'About Us', href: urls.about() },
] as const

export const TopBar = ({ siteName, section }: { siteName: string; section: SiteSection }) => (
  <header className="bar on-navy">
    <div className="wrap">
      <a className="brand" href={urls.home()}>
        <Icon name="compass" className="text-gold" />
        {siteName}
      </a>
      <a className="to-search button button-quiet" href={`${urls.search()}#q`}>
        <span className="max-md:sr-only">Search</span>
      </a>
      <button type="button" className="menu-button button button-quiet md:hidden" popoverTarget="menu">
        Menu
      </button>
      <nav id="menu" className="menu on-navy" popover="auto" aria-label="Main">
        {menuLinks.map((link) => (
          <a key={link.href} href={link.href} aria-current={link.section === section ? 'true' : undefined}>
            {link.label}
          </a>
        ))}
      </nav>
    </div>
  </header>
)

type Link = readonly [label: string, href: string]

const POPULAR_TREATMENT_SLUGS = ['botox', 'coolsculpting', 'laser-hair-removal']

const createFooterColumns = ({ treatments, areas }: Catalog): { title: string; links: readonly Link[] }[] => [
  {
    title: 'Popular Services',
    links: pickPreferred(treatments, POPULAR_TREATMENT_SLUGS).map(
      ({ name, slug }): Link => [name, urls.treatment(slug)],
    ),
  },
  {
    title: 'Popular Locations',
    links: pickPreferred(areas, POPULAR_AREA_SLUGS).map(({ name, slug }): Link => [name, urls.areaClinics(slug)]),
  },
  {
    title: 'Resources',
    links: [
      ['Med Spa Directory', urls.locations()],
      ['All Treatments', urls.treatments()],
    ],
  },
]

const toolLinks: readonly Link[] = [
  ['Search', urls.search()],
  ['Prices', urls.prices()],
  ['Find a treatment', urls.finder()],
  ['Find appointments', urls.appointments()],
  ['Compare med spas', urls.compare()],
  ['Before you book', urls.beforeYouBook()],
  ['FAQ', urls.faq()],
]

const contactAndPrivacyLinks: readonly Link[] = [
  ['Contact', urls.contact()],
  ['Privacy', urls.privacy()],
]

const aboutLinks: readonly Link[] = [
  ['How results are ordered', urls.ordering()],
  ['How listings are checked', urls.checking()],
  ['Glossary', urls.glossary()],
  ['Download the data', urls.data()],
  ['Changes', urls.changes()],
  ['API', urls.api()],
]

export const Footer = ({ catalog, year }: { catalog: Catalog; year: number }) => (
  <footer className="foot on-navy text-sm text-muted">
    <div className="wrap py-3 md:py-12">
      <div className="card-grid gap-x-2 gap-y-3 [--column:6.5rem] md:[--column:14rem]">
        <div className="max-md:col-span-full">
          <p className="brand">{catalog.site.name}</p>
          <p>{catalog.site.blurb}</p>
        </div>
        {createFooterColumns(catalog)
          .filter(({ links }) => links.length > 0)
          .map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(([label, href]) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className="actions gap-x-4 gap-y-0 md:pt-4">
        <Links links={contactAndPrivacyLinks} />
        <details>
          <summary className="md:can-open:hidden">More about this directory</summary>
          <nav className="actions gap-x-4 gap-y-0" aria-label="Tools">
            <Links links={toolLinks} />
          </nav>
          <nav className="actions gap-x-4 gap-y-0" aria-label="About this directory">
            <Links links={aboutLinks} />
          </nav>
        </details>
      </div>
      <div className="fine">
        <p>{`© ${year} ${catalog.site.name}. All rights reserved.`}</p>
        {catalog.site.sample && <p>Sample data: every clinic, person and review listed here is invented.</p>}
        <p>Maps: NYC City Planning, MTA, OpenStreetMap (ODbL), GSHHG (LGPL).</p>
      </div>
    </div>
  </footer>
)

const Links = ({ links }: { links: readonly Link[] }) => (
  <>
    {links.map(([label, href]) => (
      <a key={href} href={href}>
        {label}
      </a>
    ))}
  </>
)
