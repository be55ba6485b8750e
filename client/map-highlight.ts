import { closest } from './closest.ts'

/**
 * Highlights the card and the marker of a clinic while the mouse is over one of them, by setting `data-highlighted` on
 * both. `event` is the first mouse movement.
 */
export function highlightHovered(event: Event): void {
  updateHighlight(event)
  document.addEventListener('pointerover', updateHighlight)
}

function updateHighlight(event: Event): void {
  for (const highlighted of document.querySelectorAll<HTMLElement | SVGElement>('[data-highlighted]'))
    delete highlighted.dataset['highlighted']
  for (const element of elementsOfHovered(event)) element.dataset['highlighted'] = ''
}

const elementsOfHovered = (event: Event) =>
  hrefsOf(event)
    .flatMap((href) => [cardOf(href), ...markersOf(href)])
    .filter((element) => element !== null)

/**
 * Returns the links of the clinics under the mouse: several for a cluster, `[null]` for no clinic. A link leads to a
 * row of the list or to a profile.
 */
function hrefsOf(event: Event): (string | null)[] {
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

/** Returns the markers of the clinic with this link, one per zoom level. A marker may be a cluster. */
const markersOf = (href: string | null): SVGElement[] => {
  const panels = [...document.querySelectorAll(`.map-panel li a${linkSelector(href)}`)].map((link) =>
    link.closest('.map-panel'),
  )
  const hrefs = [href, ...panels.map((panel) => `#${panel?.previousElementSibling?.id}`)]
  return hrefs.flatMap((to) => [...document.querySelectorAll<SVGElement>(`[data-pannable] a${linkSelector(to)}`)])
}
