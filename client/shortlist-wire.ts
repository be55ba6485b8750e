import { SHORTLIST } from './storage.ts'

/** The shortlist's code is loaded when there is a list, or when a clinic is put on it; without either it costs nothing. */
export function wireShortlist(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-compare]') : null
    if (!link || metaKey || ctrlKey || shiftKey) return
    event.preventDefault()
    import('./shortlist.ts').then(
      ({ toggle }) => toggle(link),
      () => location.assign(link.href),
    )
  })
  const show = () => {
    if (hasList())
      import('./shortlist.ts').then(
        ({ showShortlist }) => showShortlist(),
        () => {},
      )
  }
  // Another tab changed it, or Back brought this page back as it was left.
  addEventListener(
    'storage',
    ({ key }) => key === SHORTLIST && import('./shortlist.ts').then((it) => it.showShortlist()),
  )
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  show()
}

/** A browser that refuses storage has no list. */
function hasList(): boolean {
  try {
    return localStorage.getItem(SHORTLIST) !== null
  } catch {
    return false
  }
}
