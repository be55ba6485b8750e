import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

/** About the data themselves: what changed, and how programs read them. */
export const aboutData = new Hono<AppEnv>()
  .get('/changes', async (c) => (await import('./changes-answers.tsx')).sendChangesPage(c))
  .get('/api', async (c) => (await import('./api-documents.tsx')).sendApiReference(c))
