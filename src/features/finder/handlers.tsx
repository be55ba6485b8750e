import { findTreatment, WILDCARD } from '../../domain/catalog.ts'
import type { Context } from '../../http/context.ts'
import { findAreaByParam } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'
import type { FinderProps } from './finder-props.ts'
import { FinderPage } from './page.tsx'
import { findFinderPage } from './queries.ts'

export function sendFinder(c: Context) {
  const { catalog, db } = c.var
  const concern = catalog.groups.finder.find((group) => group.slug === c.req.query('concern')) ?? null
  const concernError = concern ? undefined : getConcernErrorMessage(c.req.query('concern'))
  const area = findAreaByParam(catalog, c.req.query('area') ?? '')
  const treatmentSlug = c.req.query('treatment') ?? ''
  const treatment = concern?.treatments.includes(treatmentSlug) ? findTreatment(catalog, treatmentSlug) : null
  const meta = createFinderMeta({ concern, treatment, area })
  const listQuery = { service: treatment?.slug ?? '', area: area?.slug ?? WILDCARD }
  const finderProps = { concern, concernError, treatment, area }
  if (!concern)
    return sendPage(c, meta, (pageProps) => <FinderPage {...pageProps} {...finderProps} options={[]} clinics={[]} />)
  return streamPage(
    c,
    meta,
    () => findFinderPage(db, concern.treatments, listQuery),
    (data, pageProps) => <FinderPage {...pageProps} {...finderProps} {...data} />,
  )
}

function getConcernErrorMessage(concern: string | undefined): string | undefined {
  if (concern === undefined) return undefined
  return concern === '' ? 'Choose a concern from the list.' : 'That concern is not on the list. Choose another.'
}

type FinderStep = Pick<FinderProps, 'concern' | 'treatment' | 'area'>

/** Each step has a title of its own, because screen readers announce the title of a new page first. */
function createTitle({ concern, treatment, area }: FinderStep): string {
  if (!concern) return 'Find a treatment for your concern'
  if (!treatment) return `${concern.name}: options`
  return `${treatment.name}${area ? ` ${area.where}` : ''}: ${concern.name.charAt(0).toLowerCase()}${concern.name.slice(1)}`
}

const createFinderMeta = ({ concern, treatment, area }: FinderStep): PageMeta => ({
  title: createTitle({ concern, treatment, area }),
  description:
    'From what bothers you to treatments that address it, what each costs and risks, who may perform it and where it is offered. Not a diagnosis.',
  canonical: urls.finder(),
  noindex: concern !== null || area !== null,
  name: 'Finder',
})
