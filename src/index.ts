import { app } from './app.ts'
import { purgeWhenDataChanged } from './http/caching/purge.ts'

export default {
  fetch: app.fetch,
  scheduled: (_event, env, ctx) => purgeWhenDataChanged(env, ctx),
} satisfies ExportedHandler<Env>
