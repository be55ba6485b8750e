import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

/** The browser finds the zip code of its position in a list of these (client/locate.ts). */
export type ZipPoint = readonly [zip: string, lat: number, lng: number]

export const nearMe = new Hono<AppEnv>().get(urls.zipPoints(), (c) =>
  c.json([...c.get('catalog').zips.values()].map(({ zip, lat, lng }): ZipPoint => [zip, lat, lng])),
)
