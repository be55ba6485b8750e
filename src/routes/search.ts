import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { setNoStore } from '../render/respond.tsx'
import { readQuery } from './params.ts'

/** Searching takes much code, and few visits begin with it. */
const answers = () => import('./search-answers.tsx')

/** `?q=` searches; `?treatment=&location=` leads to the page that the search form's choice names; neither is the form. */
export const search = new Hono<AppEnv>()
  .get('/', async (c) => {
    const { q, treatment, location } = c.req.query()
    setNoStore(c)
    const { sendDestination, sendResults } = await answers()
    if (q !== undefined) return sendResults(c, readQuery(q))
    if (treatment !== undefined || location !== undefined)
      return sendDestination(c, treatment ?? null, location ?? null)
    return sendResults(c, '')
  })
  .get('/suggest', async (c) => (await answers()).sendSuggestions(c))
