import { closest } from './closest.ts'
import { SHORTLIST_KEY } from './storage.ts'

/** Loads the shortlist code only if there is a list or a clinic is added. */
export function wireShortlist(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-compare]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./shortlist.ts').then(
      (module) => module.toggle(link),
      () => location.assign(link.href),
    )
  })
  const show = () => {
    import('./shortlist.ts').then(
      (module) => module.showShortlist(),
      () => {},
    )
  }
  // Another tab changed the list, or the page was restored from the back/forward cache.
  addEventListener('storage', ({ key }) => key === SHORTLIST_KEY && show())
  addEventListener('pageshow', ({ persisted }) => persisted && hasList() && show())
  if (hasList()) show()
}

/** Storage access may throw. */
function hasList(): boolean {
  try {
    return localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    return false
  }
}
