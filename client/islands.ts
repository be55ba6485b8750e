import { copyOrShare } from './actions.ts'
import { closest } from './closest.ts'
import { CLAIM_EVENT } from './events.ts'

const hydrations = new WeakMap<HTMLElement, Promise<void>>()

function hydrate(island: HTMLElement): Promise<void> {
  const pending = hydrations.get(island)
  if (pending) return pending
  const hydration = import('./hydrate.tsx').then((module) => module.hydrateIsland(island))
  hydrations.set(island, hydration)
  // Lets the next interaction retry.
  hydration.catch(() => hydrations.delete(island))
  return hydration
}

/** On a wide screen, interacting with the list beside the map also loads the map's script. */
export function wireInteractions(): void {
  const onInteraction = (event: Event) => {
    const island = closest(event, '[data-island]')
    if (island) hydrate(island).catch(() => (island.dataset['failed'] = ''))
    if (closest(event, innerWidth < 1024 ? '[data-map]' : '[data-mapped]'))
      import('./map.ts').then((module) => module.handleMapEvent(event))
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) document.addEventListener(type, onInteraction)
  document.addEventListener('mousedown', keepSelectClosed)
  for (const handler of [runButtonAction, findLocation, openMapEmbed, openClaim])
    document.addEventListener('click', handler)
}

/** Keeps a select closed that a combobox is about to replace. WebKit would not focus the combobox otherwise. */
function keepSelectClosed(event: Event): void {
  const select = closest(event, '[data-island]:not([data-failed]) select')
  if (!select) return
  event.preventDefault()
  select.dataset['pressed'] = ''
}

function openClaim(event: MouseEvent): void {
  const button = closest<HTMLButtonElement>(event, 'button[form=claim]')
  const island = document.querySelector<HTMLElement>('[data-island=claim-dialog]')
  if (!button || !island) return
  event.preventDefault()
  button.focus()
  hydrate(island).then(
    () => document.dispatchEvent(new CustomEvent(CLAIM_EVENT, { detail: button.dataset['name'] })),
    () => button.form?.requestSubmit(button),
  )
}

/** Hydrates the embedded map when its link is clicked, then repeats the click. If hydration fails, follows the link. */
function openMapEmbed(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, '[data-island=map-embed] a')
  const island = link?.closest<HTMLElement>('[data-island]')
  // A hydrated island has already handled the click.
  if (!link || !island || event.defaultPrevented) return
  event.preventDefault()
  hydrate(island).then(
    () => link.click(),
    () => location.assign(link.href),
  )
}

function findLocation(event: Event): void {
  const button = closest(event, '[data-locate]')
  if (button) import('./locate.ts').then((module) => module.showNearest(button))
}

/** Runs the action synchronously, because browsers allow copying and sharing only during a user gesture. */
function runButtonAction(event: Event): void {
  const button = closest(event, '[data-action]')
  if (button) copyOrShare(button)
}
