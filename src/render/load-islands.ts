import { setIslandRenderer } from '../ui/page/island.tsx'
import { setReactRenderer } from './checked-markup.ts'

let isLoaded = false

/** Loads React's renderer once. It is a quarter of the Worker's code, and in production only islands need it. */
export async function loadIslandRenderer(): Promise<void> {
  if (isLoaded) return
  const { loadRenderers } = await import('./islands.ts')
  const { renderIsland, renderToStaticMarkup } = await loadRenderers()
  setIslandRenderer(renderIsland)
  setReactRenderer(renderToStaticMarkup)
  isLoaded = true
}
