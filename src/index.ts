import { app } from './app.ts'
import { purgeWhenDataChanged } from './http/caching/purge.ts'

/** The Cron Trigger in wrangler.toml calls `scheduled` every minute. */
export default {
  fetch: app.fetch,
  scheduled: (_event, env, ctx) => purgeWhenDataChanged(env, ctx),
} satisfies ExportedHandler<Env>
