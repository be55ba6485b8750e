import type { OfferList } from '../../db/search.ts'
import { type Catalog, findArea, findService } from '../../domain/catalog.ts'
import { areaOfPlace } from '../../domain/search/rank.ts'
import type { GroupKind, SearchGroup } from '../../domain/search/results.ts'
import { urls } from '../../urls.ts'
import { HighlightedText } from './highlighted-text.tsx'

/** The search counts clinics only up to one more than this. */
const MAX_EXACT_TOTAL = 1000

const TITLES: Record<GroupKind, string> = {
  page: 'Best match',
  treatment: 'Treatments',
  area: 'Locations',
  clinic: 'Med spas by name or text',
  offer: 'Med spas',
  question: 'Questions',
  guide: 'Pages',
}

export const groupTitle = (kind: GroupKind, isFirst: boolean) => (kind === 'page' && !isFirst ? 'Lists' : TITLES[kind])

export const groupCount = ({ total }: SearchGroup) =>
  total > MAX_EXACT_TOTAL ? '(1,000+)' : `(${total.toLocaleString('en-US')})`

interface ResultGroupProps {
  group: SearchGroup
  isFirst: boolean
  catalog: Catalog
  offer: OfferList | null
}

export const ResultGroup = ({ group, isFirst, catalog, offer }: ResultGroupProps) => {
  const list = group.kind === 'offer' && offer ? offerList(catalog, offer) : null
  return (
    <section aria-labelledby={group.kind} className="stack">
      <h2 id={group.kind}>{`${list?.title ?? groupTitle(group.kind, isFirst)} ${groupCount(group)}`}</h2>
      <ul className="grid gap-5 [&_mark]:bg-gold">
        {group.hits.map((hit) => (
          <li key={hit.key} className="[border-bottom:1px_solid_var(--line)] pb-5">
            <h3>
              <a href={hit.path}>
                <HighlightedText text={hit.title} />
              </a>
            </h3>
            <p className="text-sm text-muted">{hit.note}</p>
            {hit.mapPath && (
              <p>
                <a href={hit.mapPath}>
                  On the map<span className="sr-only">: {hit.title}</span>
                </a>
              </p>
            )}
            {hit.snippet && (
              <p>
                <HighlightedText text={hit.snippet} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {list && group.total > group.hits.length && (
        <p>
          <a href={list.href}>{`All ${group.total.toLocaleString('en-US')}: ${list.title}`}</a>
        </p>
      )}
    </section>
  )
}

function offerList(catalog: Catalog, { service, area }: OfferList): { title: string; href: string } {
  const foundService = findService(catalog, service)
  const main = findArea(catalog, areaOfPlace(area))
  const sub = main?.subAreas.find(({ slug }) => area === `${main.slug}/${slug}`)
  const where = (sub ?? main)?.where
  const title = [foundService ? `Med spas offering ${foundService.name}` : 'Med spas', where].filter(Boolean).join(' ')
  if (foundService) {
    const hasPageInArea = main && !sub && foundService.treatment === foundService.slug
    return { title, href: hasPageInArea ? urls.treatmentIn(service, main.slug) : urls.providers(service) }
  }
  if (!main) return { title, href: urls.medspas() }
  return { title, href: sub ? urls.subArea(main.slug, sub.slug) : urls.landing(main.slug) }
}
