import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

const importHandlers = () => import('./handlers.tsx')

export const clinics = new Hono<AppEnv>()
  .get('/', (c) => c.redirect(urls.locations('invalid-url'), 303))
  .get('/:key', async (c) => (await importHandlers()).redirectByClinicKey(c, c.req.param('key')))

export const clinicPages = new Hono<AppEnv>().get('/:location/:clinic', async (c) =>
  (await importHandlers()).sendClinicOrRedirect(c, c.req.param('location'), c.req.param('clinic')),
)
