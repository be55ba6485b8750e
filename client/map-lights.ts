import { closest } from './closest.ts'

/**
 * Highlights the card and the marker of a clinic, by `data-lit`, while the mouse is over one of them. `event` is the
 * first mouse movement.
 */
export function lightPairs(event: Event): void {
  lightPair(event)
  document.addEventListener('pointerover', lightPair)
}

function lightPair(event: Event): void {
  for (const lit of document.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')) delete lit.dataset['lit']
  for (const element of pairOf(event)) element.dataset['lit'] = ''
}

const pairOf = (event: Event) =>
  hrefsOf(event)
    .flatMap((href) => [cardOf(href), ...markersOf(href)])
    .filter((element) => element !== null)

/** Returns where the markers of the clinics under the mouse lead: to a row of the list, or to a profile. */
function hrefsOf(event: Event): (string | null)[] {
  const marker = closest(event, '[data-ground] a')
  if (marker) {
    const href = marker.getAttribute('href')
    const panel = [...document.querySelectorAll('.map-panel')].find(({ id }) => `#${id}` === href)
    return panel ? [...panel.querySelectorAll('li a')].map((link) => link.getAttribute('href')) : [href]
  }
  const row = closest(event, '.rows > [id]')
  if (row) return [`#${row.id}`]
  return [closest(event, '.card')?.querySelector('a[data-clinic]')?.getAttribute('href') ?? null]
}

const leadsTo = (href: string | null) => `[href="${CSS.escape(href ?? '')}"]`

const cardOf = (href: string | null) =>
  href?.startsWith('#')
    ? document.getElementById(href.slice(1))
    : (document.querySelector(`a[data-clinic]${leadsTo(href)}`)?.closest<HTMLElement>('.card') ?? null)

/** The markers that lead there, or to a panel that has its link: one for each zoom. */
const markersOf = (href: string | null): SVGElement[] => {
  const panels = [...document.querySelectorAll(`.map-panel li a${leadsTo(href)}`)].map((link) =>
    link.closest('.map-panel'),
  )
  const hrefs = [href, ...panels.map((panel) => `#${panel?.id}`)]
  return hrefs.flatMap((to) => [...document.querySelectorAll<SVGElement>(`[data-ground] a${leadsTo(to)}`)])
}
