import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './islands/error-boundary.tsx'
import { islands } from './islands/registry.ts'

const loaders: Record<string, () => Promise<ComponentType<never>>> = islands

function ReadyNotifier({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady])
  return children
}

/** Hydrates an island, and resolves after the island's effects have run, when the island can handle events. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? ''
  const component = await loaders[name]?.()
  if (!component) throw new Error(`Unknown island '${name}': add it to client/islands/registry.ts`)
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  const island = createElement(component, props)
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <ReadyNotifier onReady={resolve}>
        <IslandBoundary name={name}>{island}</IslandBoundary>
      </ReadyNotifier>,
    )
  })
}
