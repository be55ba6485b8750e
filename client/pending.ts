const DELAY_MS = 400

export function showLoadingMessage(): void {
  document.querySelector('.pending')?.remove()
  const status = document.createElement('p')
  status.className = 'pending'
  status.setAttribute('role', 'status')
  document.body.append(status)
  const timer = setTimeout(() => {
    status.textContent = 'Loading clinic information...'
  }, DELAY_MS)
  const end = () => {
    clearTimeout(timer)
    status.remove()
  }
  addEventListener('pagehide', end, { once: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end())
}
