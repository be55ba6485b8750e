import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { islands } from '../../client/islands/registry.ts'
import type { RenderIsland } from '../ui/page/island.tsx'

/** Loads every island, so that pages can render them without waiting. */
export async function loadRenderer(): Promise<{
  renderIsland: RenderIsland
  renderToStaticMarkup: typeof renderToStaticMarkup
}> {
  const loaded = await Promise.all(Object.entries(islands).map(async ([name, load]) => [name, await load()] as const))
  const components = Object.fromEntries(loaded) as Record<string, ComponentType<object>>
  // Each is a root of its own: hydration expects exactly the markup of `renderToString`.
  const renderIsland: RenderIsland = (name, props) =>
    renderToString(createElement(components[name] ?? unknownIsland(name), props))
  return { renderIsland, renderToStaticMarkup }
}

function unknownIsland(name: string): never {
  throw new Error(`client/islands/registry.ts has no island named ${name}`)
}
