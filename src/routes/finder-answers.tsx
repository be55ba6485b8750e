import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { type FinderPage as Answer, findFinderPage } from '../db/finder.ts'
import { ALL, findArea, findTreatment } from '../domain/catalog.ts'
import { FinderPage } from '../pages/finder.tsx'
import { sendPage, streamPage } from '../render/respond.tsx'
import { finderMeta } from '../seo/tool-metas.ts'
import { claimProps } from './answers.tsx'

/** The finder. An unknown concern, treatment or area counts as not chosen (of a concern the page says so, as of one left out), and so does a treatment that is no option of the concern. */
export function sendFinder(c: Context<AppEnv>) {
  const { catalog, db } = c.var
  const concern = catalog.groups.finder.find((group) => group.slug === c.req.query('concern')) ?? null
  const problem = concern ? undefined : problemOf(c.req.query('concern'))
  const area = findArea(catalog, c.req.query('area') ?? '')
  const wanted = c.req.query('treatment') ?? ''
  const treatment = concern?.treatments.includes(wanted) ? findTreatment(catalog, wanted) : null
  const meta = finderMeta(concern !== null || area !== null)
  const claim = claimProps(c)
  const list = treatment && { service: treatment.slug, area: area?.slug ?? ALL }
  const view = ({ options, clinics }: Answer) => {
    const known = options.flatMap((option) => {
      const own = findTreatment(catalog, option.treatment)
      return own ? [{ treatment: own, option }] : []
    })
    return <FinderPage {...{ meta, catalog, claim, concern, problem, treatment, area, clinics }} options={known} />
  }
  if (!concern) return sendPage(c, meta, view({ options: [], clinics: [] }))
  return streamPage(c, meta, () => findFinderPage(db, concern.treatments, list), view)
}

/** A form sent without a choice has the field empty; the plain page has it not at all. */
function problemOf(concern: string | undefined): string | undefined {
  if (concern === undefined) return undefined
  return concern === '' ? 'Choose a concern from the list.' : 'That is no concern of this list. Choose another.'
}
