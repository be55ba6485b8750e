import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { readTypedText } from '../../http/params.ts'

const importHandlers = () => import('./handlers.tsx')

export const search = new Hono<AppEnv>()
  .get('/', async (c) => {
    const { q, treatment, location } = c.req.query()
    const { sendSearchDestination, sendSearchResults } = await importHandlers()
    if (q !== undefined) return sendSearchResults(c, readTypedText(q))
    if (treatment !== undefined || location !== undefined)
      return sendSearchDestination(c, readTypedText(treatment) || null, readTypedText(location) || null)
    return sendSearchResults(c, '')
  })
  .get('/suggest', async (c) => (await importHandlers()).sendSuggestions(c))
