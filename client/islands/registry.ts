import type { ComponentProps } from 'react'
import { ClaimDialog } from './claim-dialog.tsx'
import { MapEmbed } from './map-embed.tsx'

const loadWithCombobox = async <Island>(island: Promise<Island>) => {
  const [loadedIsland] = await Promise.all([island, import('./combobox.tsx')])
  return loadedIsland
}

/** The claim dialog and the map embed are in React's chunk. Each search island has its own chunk. */
export const islands = {
  'claim-dialog': async () => ClaimDialog,
  'map-embed': async () => MapEmbed,
  'search-field': async () => (await loadWithCombobox(import('./search-field.tsx'))).SearchField,
  'search-box': async () => (await loadWithCombobox(import('./search-box.tsx'))).SearchBox,
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>
