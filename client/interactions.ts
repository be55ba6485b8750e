import { copyOrShare, showResult } from './behavior/clipboard.ts'
import { findClosest } from './behavior/closest.ts'
import { OPEN_CLAIM_EVENT } from './behavior/events.ts'
import { hasModifierKey } from './behavior/modifier-keys.ts'

const hydrations = new WeakMap<HTMLElement, Promise<void>>()

function hydrate(island: HTMLElement): Promise<void> {
  const startedHydration = hydrations.get(island)
  if (startedHydration) return startedHydration
  const hydration = import('./hydrate.tsx').then((module) => module.hydrateIsland(island))
  hydrations.set(island, hydration)
  // The next interaction retries a failed hydration, unless the browser caches failed imports, as Chromium 150 does.
  hydration.catch(() => hydrations.delete(island))
  return hydration
}

/** Loads each island and the map's script when the visitor first interacts with them. */
export function wireInteractions(): void {
  const onInteraction = (event: Event) => {
    const island = findClosest(event, '[data-island]')
    if (island) hydrate(island).catch(() => (island.dataset['failed'] = ''))
    if (findClosest(event, innerWidth < 1024 ? '[data-map]' : '[data-mapped]'))
      import('./behavior/map.ts').then((module) => module.handleMapEvent(event))
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) document.addEventListener(type, onInteraction)
  document.addEventListener('mousedown', keepSelectClosed)
  for (const handler of [copyOrShareOnClick, locateVisitor, openMapEmbed, openClaimDialog])
    document.addEventListener('click', handler)
}

/** Stops a select from opening if a combobox is about to replace it. Otherwise, WebKit would not focus the combobox. */
function keepSelectClosed(event: Event): void {
  const select = findClosest(event, '[data-island]:not([data-failed]) select')
  if (!select) return
  event.preventDefault()
  select.dataset['pressed'] = ''
}

function openClaimDialog(event: MouseEvent): void {
  const button = findClosest<HTMLButtonElement>(event, 'button[form=claim]')
  const island = document.querySelector<HTMLElement>('[data-island=claim-dialog]')
  if (!button || !island) return
  event.preventDefault()
  button.focus()
  hydrate(island).then(
    () => document.dispatchEvent(new CustomEvent(OPEN_CLAIM_EVENT, { detail: button.dataset['name'] })),
    () => button.form?.requestSubmit(button),
  )
}

/** Hydrates the embedded map when its link is clicked, then repeats the click. If hydration fails, follows the link. */
function openMapEmbed(event: MouseEvent): void {
  const link = findClosest<HTMLAnchorElement>(event, '[data-island=map-embed] .button')
  const island = link?.closest<HTMLElement>('[data-island]')
  // If the default is prevented, the hydrated island has already handled the click.
  if (!link || !island || event.defaultPrevented || hasModifierKey(event)) return
  event.preventDefault()
  hydrate(island).then(
    // React replaces the link if the browser has translated it.
    () => island.querySelector<HTMLElement>('.button')?.click(),
    () => location.assign(link.href),
  )
}

function locateVisitor(event: Event): void {
  const button = findClosest<HTMLButtonElement>(event, '[data-locate]')
  if (button)
    import('./behavior/locate.ts').then(
      (module) => module.applyVisitorLocation(button),
      () => showResult(button, 'Could not load'),
    )
}

/** Copies or shares without first loading a script, because browsers allow both only right after a user gesture. */
function copyOrShareOnClick(event: Event): void {
  const button = findClosest(event, '[data-action]') as HTMLButtonElement | null
  if (button) copyOrShare(button)
}
