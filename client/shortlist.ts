import { COMPARISON_SIZE } from '../src/domain/comparison.ts'
import { urls } from '../src/urls.ts'
import { SHORTLIST_KEY } from './storage.ts'

interface ShortlistEntry {
  segment: string
  name: string
}

const isEntry = (value: unknown): value is ShortlistEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ShortlistEntry).segment === 'string' &&
  typeof (value as ShortlistEntry).name === 'string'

function readShortlist(): ShortlistEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, COMPARISON_SIZE.max) : []
  } catch {
    return []
  }
}

function saveShortlist(list: readonly ShortlistEntry[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(SHORTLIST_KEY, JSON.stringify(list))
    else localStorage.removeItem(SHORTLIST_KEY)
    return true
  } catch {
    return false
  }
}

export function toggleClinic(link: HTMLAnchorElement): void {
  const segment = link.dataset['compare'] ?? ''
  const name = link.dataset['name'] ?? ''
  const list = readShortlist()
  const isListed = list.some((entry) => entry.segment === segment)
  if (!isListed && list.length >= COMPARISON_SIZE.max) {
    renderBar(list, `${COMPARISON_SIZE.max} clinics fit side by side. Remove one before you add ${name}.`)
    return
  }
  const newList = isListed ? list.filter((entry) => entry.segment !== segment) : [...list, { segment, name }]
  if (saveShortlist(newList))
    renderBar(newList, isListed ? `${name} is out of your comparison.` : `${name} is in your comparison.`)
  else location.assign(link.href)
}

export const showShortlist = (): void => renderBar(readShortlist(), '')

const bar = document.createElement('section')
bar.className =
  'shortlist [border-top:1px_solid_var(--line)] tall:sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] print:hidden'
bar.setAttribute('aria-label', 'Your comparison')
const status = document.createElement('p')
// Reserves two lines of text on a phone, because a profile's call button is placed above this bar at a fixed height.
status.className = 'line-clamp-2 grow basis-56 text-md max-md:min-h-12 max-md:basis-full'
status.setAttribute('role', 'status')
status.tabIndex = -1
const actions = document.createElement('div')
actions.className = 'actions min-h-11 gap-2 text-md *:px-3'
bar.append(status, actions)

const isComparisonPage = document.querySelector('[data-compared]:not([data-compared=""])') !== null

function renderBar(list: readonly ShortlistEntry[], message: string): void {
  markLinks(list)
  if (isComparisonPage || (list.length === 0 && !message)) {
    bar.remove()
    return
  }
  if (!bar.isConnected) document.getElementById('root')?.append(bar)
  const names = list.map(({ name }) => name).join(', ')
  status.textContent = [message, names ? `To compare: ${names}.` : 'Your comparison is empty.']
    .filter(Boolean)
    .join(' ')
  actions.replaceChildren(...(list.length > 0 ? [compareLink(list), clearButton()] : []))
}

function markLinks(list: readonly ShortlistEntry[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) {
    const isListed = list.some((entry) => entry.segment === link.dataset['compare'])
    const [label, name] = link.children
    if (label) label.textContent = isListed ? 'Remove' : 'Compare'
    if (name) name.textContent = `${isListed ? ' from comparison' : ''} ${link.dataset['name']}`
  }
}

const treatmentOfPage = () =>
  /^\/(?:treatments|services)\/([a-z0-9-]+)/.exec(location.pathname)?.[1] ??
  new URLSearchParams(location.search).get('treatment')

function compareLink(list: readonly ShortlistEntry[]): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button'
  link.href = urls.compare(
    list.map(({ segment }) => segment),
    null,
    treatmentOfPage(),
  )
  link.textContent = list.length < COMPARISON_SIZE.min ? 'See it, and add another' : `Compare ${list.length} clinics`
  return link
}

function clearButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-quiet'
  button.textContent = 'Clear'
  button.addEventListener('click', () => {
    saveShortlist([])
    renderBar([], 'Cleared.')
    status.focus()
  })
  return button
}
