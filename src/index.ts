import { app } from './app.ts'
import { purgeWhenDataChanged } from './http/caching/purge.ts'

/** The Worker. `scheduled` is the Cron Trigger, which purges Cloudflare's cache each minute if the data changed. */
export default {
  fetch: app.fetch,
  scheduled: (_event, env, ctx) => purgeWhenDataChanged(env, ctx),
} satisfies ExportedHandler<Env>
