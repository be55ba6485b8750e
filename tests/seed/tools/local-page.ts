import { planLoad } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import { getElement, sampleFiles } from './seed-issues.ts'

/** The first local page that recommends several clinics. */
export const localPage = getElement(
  sampleFiles.prose.local.filter(({ front }) => front.popularProviders.length > 1),
  0,
)
/** The slug or the id of the first clinic that `localPage` recommends. */
export const recommendedSlugOrId = getElement(localPage.front.popularProviders, 0)
export const isRecommendedClinic = ({ id, slug }: { id: string; slug?: string | undefined }) =>
  id === recommendedSlugOrId || slug === recommendedSlugOrId

/** Creates a change for `planAfterChange` that adds a paragraph to the section 'About' of `localPage`. */
export const addAboutParagraph =
  (text: string) =>
  ({ prose }: typeof sampleFiles) => {
    const page = getElement(prose.local, 0)
    page.body = page.body.replace('## About\n\n', `## About\n\n${text}\n\n`)
  }

/**
 * Plans the changed sample with `localPage` as the only local page. Of the warnings, returns only those in that page's
 * file. Throws if the data has errors.
 */
export function planAfterChange(change: (files: typeof sampleFiles) => void) {
  const files = structuredClone(sampleFiles)
  files.prose.local = files.prose.local.filter(({ file }) => file === localPage.file)
  change(files)
  const { plan, issues } = planLoad(files)
  if (!plan) throw new Error(`the data was refused: ${JSON.stringify(issues)}`)
  const [page] = plan.rows.of(t.localPages)
  return { plan, warnings: issues.filter(({ file }) => file === localPage.file), page }
}
