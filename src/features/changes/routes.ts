import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

export const changes = new Hono<AppEnv>().get('/changes', async (c) =>
  (await import('./handlers.tsx')).sendChangesPage(c),
)
