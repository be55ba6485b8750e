import { closest } from './closest.ts'
import { CLAIM_EVENT } from './events.ts'

/** Islands that were touched: each is fetched and hydrated once, and what is asked of it meanwhile waits. */
const hydrated = new WeakMap<HTMLElement, Promise<void>>()

function wake(island: HTMLElement): Promise<void> {
  const under = hydrated.get(island)
  if (under) return under
  const waking = import('./hydrate.tsx').then((it) => it.hydrateIsland(island))
  hydrated.set(island, waking)
  // A line that broke: the plain page goes on working, and the next touch tries again.
  waking.catch(() => hydrated.delete(island))
  return waking
}

/** Loads React at the first pointer, focus or key on an island, never before. */
export function wireIslands(root: HTMLElement): void {
  const touched = (event: Event) => {
    const island = closest(event, '[data-island]')
    if (island) wake(island).catch(() => {})
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    root.addEventListener(type, touched, { passive: true })
  root.addEventListener('click', act)
  root.addEventListener('click', openMap)
  root.addEventListener('click', openClaim)
}

/** A claim button opens the dialog; if that cannot be loaded, its form goes to the contact page as without a script. */
function openClaim(event: MouseEvent): void {
  const button = closest<HTMLButtonElement>(event, 'button[form="claim"]')
  const island = document.querySelector<HTMLElement>('[data-island="claim-dialog"]')
  if (!button || !island) return
  event.preventDefault()
  button.focus()
  wake(island).then(
    () => document.dispatchEvent(new Event(CLAIM_EVENT)),
    () => button.form?.requestSubmit(button),
  )
}

/** A press on the map's link before its island is awake is not lost: the island gets it once it is. */
function openMap(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, '[data-island="map-embed"] a')
  const island = link?.closest<HTMLElement>('[data-island]')
  if (!link || !island || island.dataset['awake']) return
  event.preventDefault()
  wake(island).then(
    () => {
      island.dataset['awake'] = 'true'
      island.querySelector('a')?.click()
    },
    () => location.assign(link.href),
  )
}

/** Copy, share: fetched at the first press. */
function act(event: Event): void {
  const button = closest(event, '[data-action]')
  if (button) import('./actions.ts').then((it) => it.runAction(button))
}
