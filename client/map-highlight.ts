import { closest } from './closest.ts'

/** Starts to highlight the card and the marker of the clinic under the mouse. `event` loaded the map's script. */
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

function hoveredHrefs(event: Event): string[] {
  const marker = closest(event, '[data-pannable] a')
  if (marker) {
    const href = marker.getAttribute('href') ?? ''
    const panel = document.querySelector(`[id="${href.slice(1)}"] + .map-panel`)
    return panel ? [...panel.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? '') : [href]
  }
  const row = closest(event, '.rows > [id]')
  if (row) return [`#${row.id}`]
  const profile = closest(event, '.card')?.querySelector('a[data-clinic]')?.getAttribute('href')
  return profile ? [profile] : []
}

const linkSelector = (href: string) => `[href="${CSS.escape(href)}"]`

const cardOf = (href: string) =>
  href.startsWith('#')
    ? document.getElementById(href.slice(1))
    : (document.querySelector(`a[data-clinic]${linkSelector(href)}`)?.closest<HTMLElement>('.card') ?? null)

const markersOf = (href: string): SVGElement[] => {
  const panels = [...document.querySelectorAll(`.map-panel li a${linkSelector(href)}`)].map((link) =>
    link.closest('.map-panel'),
  )
  const hrefs = [href, ...panels.map((panel) => `#${panel?.previousElementSibling?.id}`)]
  return hrefs.flatMap((selected) => [
    ...document.querySelectorAll<SVGElement>(`[data-pannable] a${linkSelector(selected)}`),
  ])
}
