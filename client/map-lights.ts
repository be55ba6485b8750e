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

function pairOf(event: Event): (HTMLElement | SVGElement)[] {
  const card = closest(event, '.rows > [id]')
  if (card) return [card, ...markersOf(card.id)]
  const id = closest(event, '[data-ground] a')?.getAttribute('href')?.slice(1) ?? ''
  const named = document.getElementById(id)
  if (!named?.matches('.map-panel')) return named ? [named, ...markersOf(id)] : []
  const cards = [...named.querySelectorAll('li a')].map((link) => document.querySelector<HTMLElement>(hrefOf(link)))
  return [...markersOf(id), ...cards.filter((other) => other !== null)]
}

/** The marker that leads to a card, or to the panel that has its link. */
function markersOf(id: string): SVGElement[] {
  const panel = document.querySelector(`.map-panel a[href="#${CSS.escape(id)}"]`)?.closest('[id]')
  return [...document.querySelectorAll<SVGElement>(`[data-ground] a[href="#${CSS.escape(panel?.id ?? id)}"]`)]
}

const hrefOf = (link: Element) => `#${CSS.escape(link.getAttribute('href')?.slice(1) ?? '')}`
