import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

export const claimForm = new Hono<AppEnv>().get('/claim/form', async (c) =>
  (await import('./handlers.tsx')).sendClaimFormPage(c),
)
