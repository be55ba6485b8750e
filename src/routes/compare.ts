import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

/** Clinics side by side. */
export const compare = new Hono<AppEnv>().get('/', async (c) =>
  (await import('./compare-answers.tsx')).sendComparison(c),
)
