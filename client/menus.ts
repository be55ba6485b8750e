/** A drop-down list closes like any menu: by Escape, which gives the focus back, and by a press elsewhere. */
export function keepMenusTidy(): void {
  const opened = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of opened()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', (event) => {
    for (const menu of opened()) if (!menu.contains(event.target as Node)) menu.open = false
  })
}
