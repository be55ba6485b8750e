/** A page that comes sooner needs no word about it. */
const PATIENCE_MS = 400

/** Says, while a clinic's page is awaited, that it is: the line may be slow. Gone with the page, or when it is given up. */
export function sayLoading(): void {
  document.querySelector('.pending')?.remove()
  const status = document.createElement('p')
  status.className = 'pending'
  status.setAttribute('role', 'status')
  document.body.append(status)
  const timer = setTimeout(() => {
    status.textContent = 'Loading clinic information...'
  }, PATIENCE_MS)
  const end = () => {
    clearTimeout(timer)
    status.remove()
  }
  addEventListener('pagehide', end, { once: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end())
}
