import { COMPARISON_SIZE } from '../../src/domain/comparison.ts'
import { urls } from '../../src/urls.ts'
import { SHORTLIST_KEY } from './storage.ts'

interface ShortlistEntry {
  segment: string
  name: string
}

const isShortlistEntry = (value: unknown): value is ShortlistEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ShortlistEntry).segment === 'string' &&
  typeof (value as ShortlistEntry).name === 'string'

function readShortlist(): ShortlistEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isShortlistEntry).slice(0, COMPARISON_SIZE.max) : []
  } catch {
    return []
  }
}

function saveShortlist(shortlist: readonly ShortlistEntry[]): boolean {
  try {
    if (shortlist.length > 0) localStorage.setItem(SHORTLIST_KEY, JSON.stringify(shortlist))
    else localStorage.removeItem(SHORTLIST_KEY)
    return true
  } catch {
    return false
  }
}

const getSegment = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('c') ?? ''

export function toggleClinic(link: HTMLAnchorElement, click: MouseEvent): void {
  // The second click of a double click would undo the first.
  if (click.detail > 1) return
  const segment = getSegment(link)
  const name = link.dataset['name'] ?? ''
  link.after(shortcut)
  const shortlist = readShortlist()
  const isShortlisted = shortlist.some((entry) => entry.segment === segment)
  if (!isShortlisted && shortlist.length >= COMPARISON_SIZE.max) {
    renderBar(shortlist, `${COMPARISON_SIZE.max} clinics fit side by side. Remove one before you add ${name}.`)
    // In a short window, the bar is at the end of the page.
    if (comparisonBar.getBoundingClientRect().top >= innerHeight) statusMessage.focus()
    return
  }
  const newShortlist = isShortlisted
    ? shortlist.filter((entry) => entry.segment !== segment)
    : [...shortlist, { segment, name }]
  if (saveShortlist(newShortlist))
    renderBar(newShortlist, isShortlisted ? `${name} is out of your comparison.` : `${name} is in your comparison.`)
  else location.assign(link.href)
}

export const showShortlist = (): void => renderBar(readShortlist(), '')

const comparisonBar = document.createElement('section')
comparisonBar.className =
  'shortlist [border-top:1px_solid_var(--line)] tall:sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] print:hidden'
comparisonBar.setAttribute('aria-label', 'Your comparison')
const statusMessage = document.createElement('p')
// Reserves two lines of text on a phone, so that the bar keeps its height when its message changes.
statusMessage.className = 'line-clamp-2 grow basis-56 text-md max-md:min-h-12 max-md:basis-full'
statusMessage.setAttribute('role', 'status')
statusMessage.tabIndex = -1
const barActions = document.createElement('div')
barActions.className = 'actions min-h-11 gap-2 text-md *:px-3'
comparisonBar.append(statusMessage, barActions)
// The button of a list's filters and a profile's call bar stay above the comparison bar.
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--comparison-bar', `${comparisonBar.offsetHeight}px`)
}).observe(comparisonBar)

/** Leads from the compare link that was last clicked to the comparison, because the bar is the last tab stop. */
const shortcut = document.createElement('a')
shortcut.className = 'skip'

/** Screen readers announce a change in an existing status element, but not the text of one that was just added. */
const ANNOUNCEMENT_DELAY_MS = 100
let announcementTimer: ReturnType<typeof setTimeout> | undefined

const pageComparesClinics = document.querySelector('[data-compared]:not([data-compared=""])') !== null

function renderBar(shortlist: readonly ShortlistEntry[], message: string): void {
  updateCompareLinks(shortlist)
  if (shortlist.length === 0) shortcut.remove()
  if (pageComparesClinics || (shortlist.length === 0 && !message)) {
    comparisonBar.remove()
    return
  }
  const isNewStatus = !comparisonBar.isConnected && message !== ''
  if (!comparisonBar.isConnected) document.getElementById('root')?.append(comparisonBar)
  const names = shortlist.map(({ name }) => name).join(', ')
  const text = [message, names ? `To compare: ${names}.` : 'Your comparison is empty.'].filter(Boolean).join(' ')
  clearTimeout(announcementTimer)
  statusMessage.textContent = isNewStatus ? '' : text
  if (isNewStatus) announcementTimer = setTimeout(() => (statusMessage.textContent = text), ANNOUNCEMENT_DELAY_MS)
  const compareLink = createCompareLink(shortlist)
  barActions.replaceChildren(...(shortlist.length > 0 ? [compareLink, createClearButton()] : []))
  shortcut.href = compareLink.href
  shortcut.textContent = compareLink.textContent
}

function updateCompareLinks(shortlist: readonly ShortlistEntry[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) {
    const isShortlisted = shortlist.some((entry) => entry.segment === getSegment(link))
    const [label, name] = link.children
    if (label) label.textContent = isShortlisted ? 'Remove' : 'Compare'
    if (name) name.textContent = `${isShortlisted ? ' from comparison' : ''} ${link.dataset['name']}`
  }
}

const findTreatmentSlugInUrl = () =>
  /^\/(?:treatments|services)\/([a-z0-9-]+?)(?:-in-|\/|$)/.exec(location.pathname)?.[1] ??
  new URLSearchParams(location.search).get('treatment')

function createCompareLink(shortlist: readonly ShortlistEntry[]): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button'
  link.href = urls.compare(
    shortlist.map(({ segment }) => segment),
    // A list near an unknown place says so.
    document.getElementById('near-problem') ? null : new URLSearchParams(location.search).get('near'),
    findTreatmentSlugInUrl(),
  )
  link.textContent =
    shortlist.length < COMPARISON_SIZE.min ? 'See it, and add another' : `Compare ${shortlist.length} clinics`
  return link
}

function createClearButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-quiet'
  button.textContent = 'Clear'
  button.addEventListener('click', () => {
    saveShortlist([])
    renderBar([], 'Cleared.')
    statusMessage.focus()
  })
  return button
}
