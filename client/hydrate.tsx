import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ClaimDialog } from './islands/claim-dialog.tsx'
import { IslandBoundary } from './islands/error-boundary.tsx'
import { MapEmbed } from './islands/map-embed.tsx'

/** What the search islands share, the larger part of them, asked for beside them and not after. */
const withCombobox = async <Island,>(island: Promise<Island>) => {
  const [it] = await Promise.all([island, import('./islands/combobox.tsx')])
  return it
}

/** This file is loaded, with React, at the first touch of an island; the search box, with its library, only for itself. */
const islands: Record<string, () => Promise<ComponentType<never>>> = {
  'claim-dialog': async () => ClaimDialog,
  'map-embed': async () => MapEmbed,
  'search-field': async () => (await withCombobox(import('./islands/search-field.tsx'))).SearchField,
  'search-box': async () => (await withCombobox(import('./islands/search-box.tsx'))).SearchBox,
}

/** Says when the tree below it is alive. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady])
  return children
}

/** Brings an island to life. Resolves once its effects ran, so that an event sent next is heard. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? ''
  const component = await islands[name]?.()
  if (!component) throw new Error(`no island is named '${name}'`)
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  const island = createElement(component, props)
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <IslandBoundary name={name}>{island}</IslandBoundary>
      </Ready>,
    )
  })
}
