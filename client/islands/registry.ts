import type { ComponentProps } from 'react'
import { ClaimDialog } from './claim-dialog.tsx'
import { MapEmbed } from './map-embed.tsx'

/** Loads an island and the combobox in parallel. The combobox is the larger part of both search islands. */
const withCombobox = async <Island>(island: Promise<Island>) => {
  const [loaded] = await Promise.all([island, import('./combobox.tsx')])
  return loaded
}

/** The two small islands share a chunk with React. The search islands load separately. */
export const islands = {
  'claim-dialog': async () => ClaimDialog,
  'map-embed': async () => MapEmbed,
  'search-field': async () => (await withCombobox(import('./search-field.tsx'))).SearchField,
  'search-box': async () => (await withCombobox(import('./search-box.tsx'))).SearchBox,
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>
