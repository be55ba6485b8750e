const MESSAGE_DELAY_MS = 400

/** The page may never come, for example because the visitor stopped it. */
const MAX_MESSAGE_MS = 10_000

export function showLoadingMessage(): void {
  document.querySelector('.pending')?.remove()
  const status = document.createElement('p')
  status.className = 'pending box fixed bottom-3 left-3 z-30 px-4 py-3 empty:hidden'
  status.setAttribute('role', 'status')
  document.body.append(status)
  const timer = setTimeout(() => {
    status.textContent = 'Loading clinic information...'
  }, MESSAGE_DELAY_MS)
  const hide = () => {
    clearTimeout(timer)
    status.remove()
  }
  setTimeout(hide, MAX_MESSAGE_MS)
  addEventListener('pagehide', hide, { once: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}
