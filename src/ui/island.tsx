import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import type { MapEmbedProps } from '../../client/islands/map-embed.tsx'
import type { SearchBoxProps } from '../../client/islands/search-box.tsx'
import type { SearchFieldProps } from '../../client/islands/search-field.tsx'

/** The islands by the name that client/hydrate.tsx loads them under, and what each is told. */
export interface IslandProps {
  'search-box': SearchBoxProps
  'search-field': SearchFieldProps
  'claim-dialog': ClaimDialogProps
  'map-embed': MapEmbedProps
}

/** The markup of an island, as hydration expects it. */
export type DrawIsland = <Name extends keyof IslandProps>(name: Name, props: IslandProps[Name]) => string

let draw: DrawIsland | null = null

/** Says who draws islands. That needs React's own renderer, which is loaded beside the first catalog. */
export function drawIslandsWith(drawIsland: DrawIsland): void {
  draw = drawIsland
}

/** A widget that the browser may bring to life: its HTML now, and its name and props for `client/main.ts`. */
export function Island<Name extends keyof IslandProps>({ name, props }: { name: Name; props: IslandProps[Name] }) {
  if (!draw) throw new Error(`the island ${name} was rendered before there was a renderer for islands`)
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: draw(name, props) }}
    />
  )
}
