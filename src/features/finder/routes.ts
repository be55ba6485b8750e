import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const finder = new Hono<AppEnv>().get('/finder', async (c) => (await importHandlers()).sendFinder(c))
