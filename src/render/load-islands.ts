import { lazily } from '../domain/lazily.ts'
import { drawIslandsWith } from '../ui/island.tsx'
import { holdAgainst } from './render-markup.ts'

/** Loads what islands are drawn with: React's own renderer, the larger half of the Worker, which nothing else needs. */
export const loadIslands = lazily(async () => {
  const { drawIsland, reactMarkup } = await import('./islands.ts')
  drawIslandsWith(drawIsland)
  holdAgainst(reactMarkup)
})
