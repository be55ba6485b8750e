import { closest } from './closest.ts'

/** The message a redirect brought along: announced, dismissible, and gone from the address bar. */
export function showToast(): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]')
  if (!toast) return
  const url = new URL(location.href)
  url.searchParams.delete('notice')
  history.replaceState(history.state, '', url)
  const dismiss = toast.querySelector<HTMLButtonElement>('[data-dismiss]')
  if (dismiss) {
    dismiss.hidden = false
    dismiss.addEventListener('click', () => toast.remove())
  }
  // An alert that was there when the page loaded is not read out; one whose text arrives is.
  const message = toast.firstElementChild
  if (message) message.replaceWith(message.cloneNode(true))
}

/** An unknown treatment or location moves on to the not-found page after a moment, leaving Back as it was. */
export function leaveMissingPage(): void {
  const page = document.querySelector<HTMLElement>('[data-leave-for]')
  const target = page?.dataset['leaveFor']
  if (target) setTimeout(() => location.replace(target), Number(page.dataset['leaveAfter']))
}

/** A clinic's page is made when it is asked for: on a slow line a word says that it is coming. */
export function announceClinics(): void {
  document.addEventListener('click', (event) => {
    const here = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
    if (here && closest(event, 'a[data-clinic]'))
      import('./pending.ts').then(
        (it) => it.sayLoading(),
        () => {},
      )
  })
}
