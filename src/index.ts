import { app } from './app.ts'
import { purgeWhenDataChanged } from './http/caching/purge.ts'

/** The Worker. `scheduled` runs every minute and purges Cloudflare's cache if the data changed. */
export default {
  fetch: app.fetch,
  scheduled: (_event, env, ctx) => purgeWhenDataChanged(env, ctx),
} satisfies ExportedHandler<Env>
