import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

export const nearMe = new Hono<AppEnv>().get(urls.zipPoints(), (c) =>
  c.json([...c.get('catalog').zipCodes.values()].map(({ zip, lat, lng }) => [zip, lat, lng])),
)
