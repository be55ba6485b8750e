import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const handlers = () => import('./handlers.tsx')

export const finder = new Hono<AppEnv>().get('/finder', async (c) => (await handlers()).sendFinder(c))
