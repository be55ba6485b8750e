import type { IslandName, IslandProps } from '../../../client/islands/registry.ts'

export type RenderIsland = <Name extends IslandName>(name: Name, props: IslandProps<Name>) => string

let renderIsland: RenderIsland | null = null

export function setIslandRenderer(render: RenderIsland): void {
  renderIsland = render
}

export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps<Name> }) {
  if (!renderIsland) throw new Error(`Cannot render island '${name}': call setIslandRenderer first`)
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderIsland(name, props) }}
    />
  )
}
