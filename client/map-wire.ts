/** Loads what makes the results map pan and zoom, at the first touch of the map or of a card beside it. */
export function wireMap(): void {
  const ground = document.querySelector<HTMLElement>('[data-ground]')
  if (!ground) return
  const parts = [ground.parentElement, document.querySelector('.rows')]
  const start = () => {
    for (const part of parts) for (const type of TOUCHES) part?.removeEventListener(type, start)
    import('./map.ts').then((it) => it.startMap(ground)).catch(() => {})
  }
  for (const part of parts) for (const type of TOUCHES) part?.addEventListener(type, start, { passive: true })
}

const TOUCHES = ['pointerover', 'pointerdown', 'focusin']
