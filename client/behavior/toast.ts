export function wireToast(toast: HTMLElement): void {
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
