import { closest } from './closest.ts'

/**
 * Highlights a clinic's card and marker while the mouse is over either, by setting `data-highlighted` on both. `event`
 * is the interaction that started the map.
 */
export function highlightHovered(event: Event): void {
  updateHighlight(event)
  document.addEventListener('pointerover', updateHighlight)
}

function updateHighlight(event: Event): void {
  for (const highlighted of document.querySelectorAll<HTMLElement | SVGElement>('[data-highlighted]'))
    delete highlighted.dataset['highlighted']
  for (const element of hoveredElements(event)) element.dataset['highlighted'] = ''
}

const hoveredElements = (event: Event) =>
  hoveredHrefs(event)
    .flatMap((href) => [cardOf(href), ...markersOf(href)])
    .filter((element) => element !== null)

/**
 * Returns the hrefs of the clinics under the mouse: several for a cluster, `[null]` if there is no clinic. An href
 * points to a row of the list or to a profile.
 */
function hoveredHrefs(event: Event): (string | null)[] {
  const marker = closest(event, '[data-pannable] a')
  if (marker) {
    const href = marker.getAttribute('href')
    const panel = document.querySelector(`[id="${href?.slice(1)}"] + .map-panel`)
    return panel ? [...panel.querySelectorAll('li a')].map((link) => link.getAttribute('href')) : [href]
  }
  const row = closest(event, '.rows > [id]')
  if (row) return [`#${row.id}`]
  return [closest(event, '.card')?.querySelector('a[data-clinic]')?.getAttribute('href') ?? null]
}

const linkSelector = (href: string | null) => `[href="${CSS.escape(href ?? '')}"]`

const cardOf = (href: string | null) =>
  href?.startsWith('#')
    ? document.getElementById(href.slice(1))
    : (document.querySelector(`a[data-clinic]${linkSelector(href)}`)?.closest<HTMLElement>('.card') ?? null)

const markersOf = (href: string | null): SVGElement[] => {
  const panels = [...document.querySelectorAll(`.map-panel li a${linkSelector(href)}`)].map((link) =>
    link.closest('.map-panel'),
  )
  const hrefs = [href, ...panels.map((panel) => `#${panel?.previousElementSibling?.id}`)]
  return hrefs.flatMap((selected) => [
    ...document.querySelectorAll<SVGElement>(`[data-pannable] a${linkSelector(selected)}`),
  ])
}
