import { MAX_SEARCH_ROWS } from '../../db/search-queries.ts'
import { type Catalog, findArea, findService } from '../../domain/catalog.ts'
import { HIGHLIGHT_END, HIGHLIGHT_START } from '../../domain/search/query.ts'
import { getAreaOfPlace } from '../../domain/search/rank.ts'
import type { GroupKind, SearchGroup, ServiceInArea } from '../../domain/search/results.ts'
import { createUrlWithParameters, urls } from '../../urls.ts'

const GROUP_TITLES: Record<GroupKind, string> = {
  page: 'Best match',
  treatment: 'Treatments',
  area: 'Locations',
  clinic: 'Med spas by name or text',
  offer: 'Med spas',
  question: 'Questions',
  guide: 'Pages',
}

export const getGroupTitle = (kind: GroupKind, isFirst: boolean) =>
  kind === 'page' && !isFirst ? 'Lists' : GROUP_TITLES[kind]

export const formatGroupTotal = ({ kind, total }: SearchGroup) =>
  kind === 'clinic' && total > MAX_SEARCH_ROWS.counted
    ? `(${MAX_SEARCH_ROWS.counted.toLocaleString('en-US')}+)`
    : `(${total.toLocaleString('en-US')})`

interface ResultGroupProps {
  group: SearchGroup
  isFirst: boolean
  catalog: Catalog
  serviceInArea: ServiceInArea | null
}

export const ResultGroup = ({ group, isFirst, catalog, serviceInArea }: ResultGroupProps) => {
  const offerLink = group.kind === 'offer' && serviceInArea ? createOfferLink(catalog, serviceInArea) : null
  return (
    <section aria-labelledby={group.kind} className="stack">
      <h2 id={group.kind}>{`${offerLink?.title ?? getGroupTitle(group.kind, isFirst)} ${formatGroupTotal(group)}`}</h2>
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
      {offerLink && group.total > group.hits.length && (
        <p>
          <a
            href={offerLink.href}
          >{`All ${group.total.toLocaleString('en-US')} ${offerLink.title.replace(/^Med/, 'med')}`}</a>
        </p>
      )}
    </section>
  )
}

function createOfferLink(catalog: Catalog, { service, area }: ServiceInArea): { title: string; href: string } {
  const foundService = findService(catalog, service)
  const mainArea = findArea(catalog, getAreaOfPlace(area))
  const subArea = mainArea?.subAreas.find(({ slug }) => area === `${mainArea.slug}/${slug}`)
  const where = (subArea ?? mainArea)?.where
  const title = [foundService ? `Med spas offering ${foundService.name}` : 'Med spas', where].filter(Boolean).join(' ')
  if (foundService) {
    const hasPageInArea = mainArea && !subArea && foundService.treatment === foundService.slug
    const areaToken = mainArea ? area.replace('/', '.') : null
    const listUrl = createUrlWithParameters(urls.serviceClinics(service), { area: areaToken })
    return { title, href: hasPageInArea ? urls.treatmentInArea(service, mainArea.slug) : listUrl }
  }
  if (!mainArea) return { title, href: urls.medspas() }
  return { title, href: subArea ? urls.subAreaClinics(mainArea.slug, subArea.slug) : urls.areaClinics(mainArea.slug) }
}

const HIGHLIGHT_PATTERN = new RegExp(`${HIGHLIGHT_START}(.*?)${HIGHLIGHT_END}`, 's')

const HighlightedText = ({ text }: { text: string }) =>
  // Splitting by a pattern with a group puts the highlighted parts at the odd indexes.
  text.split(HIGHLIGHT_PATTERN).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the part of the text
    return index % 2 === 1 ? <mark key={index}>{part}</mark> : part
  })
