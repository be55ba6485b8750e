import { drawIslandsWith } from '../ui/island.tsx'
import { holdAgainst } from './render-markup.ts'

let loaded = false

/** Loads what islands are drawn with: React's own renderer, the larger half of the Worker, which nothing else needs. */
export async function loadIslands(): Promise<void> {
  if (loaded) return
  const { drawIsland, reactMarkup } = await import('./islands.ts')
  drawIslandsWith(drawIsland)
  holdAgainst(reactMarkup)
  loaded = true
}
