import { untilQuarterHas } from '../quarter.ts'
import { builtSite, type Running, start } from '../workerd.ts'
import { comparisonsFor, otherWorkers } from './comparisons.ts'
import { load, median, type Run, type Target } from './load.ts'
import { PAGES, type Page, uncached } from './pages.ts'

/** Who answers: the site in three states, and what each is held against. */
export const ENTRANTS = ['cold', 'warm', '304', 'string', 'bytes', 'batch', 'plain', 'empty'] as const
export type Entrant = (typeof ENTRANTS)[number]

/** Requests a second and processor time of each entrant, the median of the rounds. */
export type Results = Map<string, Partial<Record<Entrant, Run>>>

export interface Contest {
  pages: readonly Page[]
  seconds: number
  rounds: number
  say: (text: string) => void
}

/** Every page by every entrant, in turn, round after round, so that what disturbs the machine disturbs them alike. */
export async function holdContest(folder: string, { pages, seconds, rounds, say }: Contest): Promise<Results> {
  const running = await start(folder, [builtSite(), ...(await otherWorkers()), ...(await comparisonsFor(folder))])
  try {
    const runs = new Map<string, Map<Entrant, Run[]>>()
    for (let round = 1; round <= rounds; round++) {
      for (const page of pages) {
        // Lists get a new ETag with the quarter of an hour (docs/caching.md).
        await untilQuarterHas((ENTRANTS.length + 2) * (seconds + 1), say)
        say(`round ${round} of ${rounds}: ${page.name}`)
        for (const [entrant, target] of await targetsOf(running, page)) {
          const ofPage = runs.get(page.name) ?? new Map<Entrant, Run[]>()
          runs.set(
            page.name,
            ofPage.set(entrant, [...(ofPage.get(entrant) ?? []), await load(target, seconds, running.pid)]),
          )
        }
      }
    }
    return new Map([...runs].map(([page, entrants]) => [page, medians(entrants)]))
  } finally {
    await running.stop()
  }
}

const medians = (entrants: ReadonlyMap<Entrant, Run[]>): Partial<Record<Entrant, Run>> =>
  Object.fromEntries(
    [...entrants].map(([entrant, runs]) => {
      const cpu = runs.flatMap((run) => run.cpu ?? [])
      return [
        entrant,
        {
          perSecond: median(runs.map((run) => run.perSecond)),
          cpu: cpu.length > 0 ? median(cpu) : null,
        },
      ]
    }),
  )

async function targetsOf(running: Running, page: Page): Promise<Map<Entrant, Target>> {
  const index = PAGES.indexOf(page)
  const site = await running.urlOf('site')
  const targets = new Map<Entrant, Target>([['cold', { url: site + uncached(page.path), status: 200 }]])
  // A search is for one visitor and one moment: it is never kept, and has no 304.
  const etag = await keptAs(site + page.path)
  if (etag) {
    targets.set('warm', { url: site + page.path, status: 200 })
    targets.set('304', { url: site + page.path, headers: { 'if-none-match': etag }, status: 304 })
  }
  for (const name of ['string', 'bytes', 'batch'] as const)
    targets.set(name, { url: `${await running.urlOf(`${name}-${index}`)}/`, status: 200 })
  if (index === 0) targets.set('plain', { url: (await running.urlOf('plain')) + page.path, status: 200 })
  targets.set('empty', { url: `${await running.urlOf('empty')}/`, status: 304 })
  return targets
}

/** The page's ETag once the Worker keeps it; null when it never does. */
async function keptAs(url: string): Promise<string | null> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await fetch(url)
    await response.arrayBuffer()
    if (response.headers.get('x-cache') === 'hit') return response.headers.get('etag')
  }
  return null
}
