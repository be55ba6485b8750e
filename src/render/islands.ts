import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type IslandName, islands } from '../../client/islands/registry.ts'
import type { RenderIsland } from '../ui/page/island.tsx'

const MAX_CACHED_ISLANDS = 50

/** Loads every island, so that rendering is synchronous. */
export async function loadRenderers(): Promise<{
  renderIsland: RenderIsland
  renderToStaticMarkup: typeof renderToStaticMarkup
}> {
  const componentEntries = await Promise.all(
    Object.entries(islands).map(async ([name, load]) => [name, await load()] as const),
  )
  const components = Object.fromEntries(componentEntries) as Record<IslandName, ComponentType<object>>
  const cache = new LRUCache<string, string>({ max: MAX_CACHED_ISLANDS })
  const renderIsland: RenderIsland = (name, props) => {
    const key = `${name} ${JSON.stringify(props)}`
    // Renders each island separately, because hydration expects exactly the markup of `renderToString`.
    const html = cache.get(key) ?? renderToString(createElement(components[name], props))
    cache.set(key, html)
    return html
  }
  return { renderIsland, renderToStaticMarkup }
}
