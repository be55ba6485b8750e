import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { versionOfBoth } from '../db/client.ts'
import { type ComparedClinic, findCompared, findComparisonAid } from '../db/comparison.ts'
import { ALL } from '../domain/catalog.ts'
import { asSegment, COMPARED, comparedNames } from '../domain/comparison.ts'
import { isPlaceName, placeNear, readPlace } from '../domain/near.ts'
import { refuseSearch } from '../middleware/search-access.tsx'
import { ComparePage } from '../pages/compare.tsx'
import { streamPage, timed } from '../render/respond.tsx'
import { compareMeta } from '../seo/tool-metas.ts'
import { urls } from '../urls.ts'

/** `/compare?c=a,b`: clinics side by side. With `add` something was typed, which leads to the comparison with that clinic. */
export async function sendComparison(c: Context<AppEnv>) {
  const { catalog, db } = c.var
  const { names, odd } = comparedNames(c.req.queries('c') ?? [])
  const asked = (c.req.query('from') ?? '').trim().slice(0, 40)
  const typed = (c.req.query('add') ?? '').trim().slice(0, 80)
  const refused = isPlaceName(asked) ? await refuseSearch(c) : null
  if (refused) return refused
  const found = await timed(c, () => findCompared(db, names))
  const known = onceEach(found.data)
  const clinics = known.slice(0, COMPARED.max)
  const wanted = { typed: asSegment(typed), area: clinics[0]?.clinic.location ?? ALL }
  const aid = await timed(c, () => findComparisonAid(db, wanted))
  const added = soleMatch(aid.data.matches, typed)
  if (added) return leadTo(c, [...clinics.map(({ clinic }) => clinic.segment), added], asked)
  const meta = compareMeta(clinics.map(({ clinic }) => clinic.name))
  const page = {
    clinics,
    unknown: names.filter((name) => !found.data.some((own) => own.asked === name)),
    odd,
    tooMany: known.slice(COMPARED.max).map(({ clinic }) => clinic),
    from: { asked, place: placeNear(catalog, readPlace(catalog, asked)) },
    adding: typed ? { typed, matches: aid.data.matches } : null,
    others: aid.data.others,
  }
  return streamPage(
    c,
    meta,
    async () => ({ ...found, version: versionOfBoth(found.version, aid.version) }),
    () => <ComparePage meta={meta} catalog={catalog} {...page} />,
  )
}

/** By id and by slug it is the same clinic. */
const onceEach = (found: readonly ComparedClinic[]) =>
  found.filter(({ clinic }, index) => found.findIndex((other) => other.clinic.id === clinic.id) === index)

/** The clinic that was typed: the only one that begins so, or the one of just that name. */
function soleMatch(matches: readonly { segment: string }[], typed: string): string | null {
  const exact = matches.find(({ segment }) => segment === asSegment(typed))
  return (exact ?? (matches.length === 1 ? matches[0] : undefined))?.segment ?? null
}

const leadTo = (c: Context<AppEnv>, segments: string[], from: string) =>
  c.redirect(urls.compare([...new Set(segments)], from), 302)
