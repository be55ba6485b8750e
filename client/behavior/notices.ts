import { findClosest } from './closest.ts'

/** Announces the toast shown after a redirect, makes it dismissible, and removes `notice` from the URL. */
export function wireToast(): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]')
  if (!toast) return
  const url = new URL(location.href)
  url.searchParams.delete('notice')
  history.replaceState(null, '', url)
  const dismissButton = toast.querySelector<HTMLButtonElement>('[data-dismiss]')
  dismissButton?.classList.remove('invisible')
  dismissButton?.addEventListener('click', () => toast.remove())
  // Screen readers do not announce an alert that is present at load, so its text is reinserted.
  const message = toast.firstElementChild
  message?.replaceWith(message.cloneNode(true))
}

/**
 * Replaces a page that has `data-leave-for` with the page at that URL, after `data-leave-after` milliseconds. The
 * browser's Back button then skips the replaced page.
 */
export function redirectFromNotFoundPage(): void {
  const page = document.querySelector<HTMLElement>('[data-leave-for]')
  const target = page?.dataset['leaveFor']
  if (target) setTimeout(() => location.replace(target), Number(page.dataset['leaveAfter']))
}

export function wireLoadingMessage(): void {
  document.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return
    if (findClosest(event, 'a[data-clinic]'))
      import('./loading-message.ts').then(
        (module) => module.showLoadingMessage(),
        () => {},
      )
  })
}
