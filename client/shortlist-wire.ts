import { closest } from './closest.ts'
import { SHORTLIST } from './storage.ts'

/** The shortlist's code is loaded when there is a list, or when a clinic is put on it; without either it costs nothing. */
export function wireShortlist(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-compare]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./shortlist.ts').then(
      (it) => it.toggle(link),
      () => location.assign(link.href),
    )
  })
  const show = () => {
    import('./shortlist.ts').then(
      (it) => it.showShortlist(),
      () => {},
    )
  }
  // Another tab changed it, or Back brought this page back as it was left.
  addEventListener('storage', ({ key }) => key === SHORTLIST && show())
  addEventListener('pageshow', ({ persisted }) => persisted && hasList() && show())
  if (hasList()) show()
}

/** A browser that refuses storage has no list. */
function hasList(): boolean {
  try {
    return localStorage.getItem(SHORTLIST) !== null
  } catch {
    return false
  }
}
