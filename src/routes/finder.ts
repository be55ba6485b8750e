import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

/** From a concern to treatments, prices and clinics. */
export const finder = new Hono<AppEnv>().get('/', async (c) => (await import('./finder-answers.tsx')).sendFinder(c))
