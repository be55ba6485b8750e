import type { Settings } from '../env.ts'
import { createMiddleware } from './context.ts'

export const noindexUnlessIndexable = createMiddleware(async (c, next) => {
  await next()
  if (!isIndexable(c.get('settings'), c.get('catalog').site)) c.header('x-robots-tag', 'noindex')
})

export const isIndexable = ({ noindex, isPublic }: Settings, site: { sample: boolean }): boolean =>
  !noindex && !(isPublic && site.sample)
