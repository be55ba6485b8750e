import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const compare = new Hono<AppEnv>().get('/compare', async (c) => (await importHandlers()).sendComparison(c))
