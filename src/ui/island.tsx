import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** The islands by the name that client/islands.ts loads them under. */
export type IslandName = 'search-box' | 'search-field' | 'claim-dialog' | 'map-embed'

/**
 * A widget that the browser may bring to life: its HTML now, and its name and props for `client/main.ts`. It is
 * rendered as a root of its own, because hydration expects just the markup that `renderToString` makes.
 */
export function Island<P extends object>({
  name,
  component,
  props,
}: {
  name: IslandName
  component: ComponentType<P>
  props: P
}) {
  const html = renderToString(createElement(component, props))
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
