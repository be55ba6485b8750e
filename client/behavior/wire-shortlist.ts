import { findClosest } from './closest.ts'
import { hasModifierKey } from './modifier-keys.ts'
import { SHORTLIST_KEY } from './storage.ts'

export function wireShortlist(): void {
  document.addEventListener('click', (event) => {
    const link = findClosest<HTMLAnchorElement>(event, 'a[data-compare]')
    if (!link || hasModifierKey(event)) return
    event.preventDefault()
    import('./shortlist.ts').then(
      (module) => module.toggleClinic(link, event),
      () => location.assign(link.href),
    )
  })
  const showShortlist = () => {
    import('./shortlist.ts').then(
      (module) => module.showShortlist(),
      () => {},
    )
  }
  addEventListener('storage', showShortlist)
  addEventListener('pageshow', ({ persisted }) => persisted && showShortlist())
  if (readShortlistJson()) showShortlist()
}

function readShortlistJson(): string | null | undefined {
  try {
    return localStorage.getItem(SHORTLIST_KEY)
  } catch {}
}
