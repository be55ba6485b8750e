import { setIslandRenderer } from '../ui/page/island.tsx'
import { compareWithReact } from './checked-markup.ts'

let loaded = false

/** Loads React's own renderer, the larger half of the Worker, which only islands need. */
export async function loadIslands(): Promise<void> {
  if (loaded) return
  const { loadRenderer } = await import('./islands.ts')
  const { renderIsland, renderToStaticMarkup } = await loadRenderer()
  setIslandRenderer(renderIsland)
  compareWithReact(renderToStaticMarkup)
  loaded = true
}
