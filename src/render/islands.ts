import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ClaimDialog } from '../../client/islands/claim-dialog.tsx'
import { MapEmbed } from '../../client/islands/map-embed.tsx'
import { SearchBox } from '../../client/islands/search-box.tsx'
import { SearchField } from '../../client/islands/search-field.tsx'
import type { DrawIsland, IslandProps } from '../ui/island.tsx'

const islands: { [Name in keyof IslandProps]: ComponentType<IslandProps[Name]> } = {
  'search-box': SearchBox,
  'search-field': SearchField,
  'claim-dialog': ClaimDialog,
  'map-embed': MapEmbed,
}

/** Each is rendered as a root of its own, because hydration expects just the markup that `renderToString` makes. */
export const drawIsland: DrawIsland = (name, props) => renderToString(createElement(islands[name], props))

/** What all other markup is held against while developing (render-markup.ts). */
export const reactMarkup = renderToStaticMarkup
