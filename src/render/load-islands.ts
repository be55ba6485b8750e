import { setIslandRenderer } from '../ui/page/island.tsx'
import { setReactRenderer } from './checked-markup.ts'

let loaded = false

/** Loads React's renderer once. It is more than half of the Worker's code, and only islands need it. */
export async function loadIslands(): Promise<void> {
  if (loaded) return
  const { loadRenderer } = await import('./islands.ts')
  const { renderIsland, renderToStaticMarkup } = await loadRenderer()
  setIslandRenderer(renderIsland)
  setReactRenderer(renderToStaticMarkup)
  loaded = true
}
