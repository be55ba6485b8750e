import { lazily } from '../domain/lazily.ts'
import { drawIslandsWith } from '../ui/island.tsx'

/** Loads what islands are drawn with: React's own renderer, the larger half of the Worker, which nothing else needs. */
export const loadIslands = lazily(async () => drawIslandsWith((await import('./islands.ts')).drawIsland))
