import { planRows } from '../../../seed/plan/plan.ts'
import * as t from '../../../src/db/schema.ts'
import { entry, seed } from './seed-issues.ts'

/** The local page that the tests change. It names several clinics. */
export const localPage = entry(
  seed.prose.local.filter(({ front }) => front.popularProviders.length > 1),
  0,
)
/** The slug of the first clinic that the page recommends, or its id. */
export const recommended = entry(localPage.front.popularProviders, 0)
export const isRecommended = ({ id, slug }: { id: string; slug?: string | undefined }) =>
  id === recommended || slug === recommended

/** Adds a paragraph to the page's section 'About'. */
export const addAbout =
  (text: string) =>
  ({ prose }: typeof seed) => {
    const page = entry(prose.local, 0)
    page.body = page.body.replace('## About\n\n', `## About\n\n${text}\n\n`)
  }

/** Applies a change and plans the data with only this local page. Returns the warnings in its file. */
export function planAfter(change: (files: typeof seed) => void) {
  const files = structuredClone(seed)
  files.prose.local = files.prose.local.filter(({ file }) => file === localPage.file)
  change(files)
  const { plan, issues } = planRows(files)
  if (!plan) throw new Error(`the data was refused: ${JSON.stringify(issues)}`)
  const [page] = plan.rows.of(t.localPages)
  return { plan, warnings: issues.filter(({ file }) => file === localPage.file), page }
}
