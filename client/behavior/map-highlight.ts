import { findClosest } from './closest.ts'

export function startHoverHighlighting(event: Event): void {
  updateHighlight(event)
  document.addEventListener('pointerover', updateHighlight)
}

function updateHighlight(event: Event): void {
  for (const highlighted of document.querySelectorAll<HTMLElement | SVGElement>('[data-highlighted]'))
    delete highlighted.dataset['highlighted']
  for (const element of findHoveredElements(event)) element.dataset['highlighted'] = ''
}

const findHoveredElements = (event: Event) =>
  findHoveredHrefs(event)
    .flatMap((href) => [findCard(href), ...findMarkers(href)])
    .filter((element) => element !== null)

function findHoveredHrefs(event: Event): string[] {
  const marker = findClosest(event, '[data-pannable] a')
  if (marker) {
    const href = marker.getAttribute('href') ?? ''
    const panel = document.querySelector(`[id="${href.slice(1)}"] + .map-panel`)
    return panel ? [...panel.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? '') : [href]
  }
  const row = findClosest(event, '.rows > [id]')
  if (row) return [`#${row.id}`]
  const profileHref = findClosest(event, '.card')?.querySelector('a[data-clinic]')?.getAttribute('href')
  return profileHref ? [profileHref] : []
}

const createHrefSelector = (href: string) => `[href="${CSS.escape(href)}"]`

const findCard = (href: string) =>
  href.startsWith('#')
    ? document.getElementById(href.slice(1))
    : (document.querySelector(`a[data-clinic]${createHrefSelector(href)}`)?.closest<HTMLElement>('.card') ?? null)

const findMarkers = (href: string): SVGElement[] => {
  const panels = [...document.querySelectorAll(`.map-panel li a${createHrefSelector(href)}`)].map((link) =>
    link.closest('.map-panel'),
  )
  const hrefs = [href, ...panels.map((panel) => `#${panel?.previousElementSibling?.id}`)]
  return hrefs.flatMap((markerHref) => [
    ...document.querySelectorAll<SVGElement>(`[data-pannable] a${createHrefSelector(markerHref)}`),
  ])
}
