import { COMPARED } from '../src/domain/comparison.ts'
import { urls } from '../src/urls.ts'
import { SHORTLIST } from './storage.ts'

interface Entry {
  segment: string
  name: string
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Entry).segment === 'string' &&
  typeof (value as Entry).name === 'string'

/** What is kept; nothing where it cannot be read. */
function read(): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHORTLIST) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, COMPARED.max) : []
  } catch {
    return []
  }
}

/** Whether it could be kept: a browser may refuse. */
function keep(list: readonly Entry[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(SHORTLIST, JSON.stringify(list))
    else localStorage.removeItem(SHORTLIST)
    return true
  } catch {
    return false
  }
}

/** Puts the link's clinic on the shortlist, which a visitor knows as the comparison, or takes it off. Where nothing can be kept, the link leads on as without a script. */
export function toggle(link: HTMLAnchorElement): void {
  const segment = link.dataset['compare'] ?? ''
  const name = link.dataset['name'] ?? ''
  const list = read()
  const listed = list.some((entry) => entry.segment === segment)
  if (!listed && list.length >= COMPARED.max) {
    show(list, `${COMPARED.max} clinics fit side by side. Remove one before you add ${name}.`)
    return
  }
  const changed = listed ? list.filter((entry) => entry.segment !== segment) : [...list, { segment, name }]
  if (keep(changed)) show(changed, listed ? `${name} is out of your comparison.` : `${name} is in your comparison.`)
  else location.assign(link.href)
}

export const showShortlist = (): void => show(read(), '')

const bar = document.createElement('section')
bar.className = 'shortlist'
bar.setAttribute('aria-label', 'Your comparison')
const words = document.createElement('p')
words.setAttribute('role', 'status')
words.tabIndex = -1
const actions = document.createElement('div')
actions.className = 'actions'
bar.append(words, actions)

function show(list: readonly Entry[], message: string): void {
  markLinks(list)
  if (list.length === 0 && !message) {
    bar.remove()
    return
  }
  if (!bar.isConnected) document.getElementById('root')?.append(bar)
  const names = list.map(({ name }) => name).join(', ')
  words.textContent = [message, names ? `To compare: ${names}.` : 'Your comparison is empty.'].filter(Boolean).join(' ')
  actions.replaceChildren(...(list.length > 0 ? [compareLink(list), clearButton()] : []))
}

/** The links of the page say what a press on them does now. */
function markLinks(list: readonly Entry[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) {
    const listed = list.some((entry) => entry.segment === link.dataset['compare'])
    const label = link.querySelector('[data-label]')
    if (label) label.textContent = listed ? 'Remove from comparison' : 'Compare'
  }
}

function compareLink(list: readonly Entry[]): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button'
  link.href = urls.compare(list.map(({ segment }) => segment))
  link.textContent = list.length < COMPARED.min ? 'See it, and add another' : `Compare ${list.length} clinics`
  return link
}

function clearButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-quiet'
  button.textContent = 'Clear'
  button.addEventListener('click', () => {
    keep([])
    show([], 'Cleared.')
    // The button is gone: whoever pressed it goes on from the words in its place.
    words.focus()
  })
  return button
}
