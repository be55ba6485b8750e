import { closest } from './closest.ts'

/** A menu closes by Escape, which gives the focus back, by a press elsewhere, and when one of its links is chosen. */
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
  // A list that opens at the foot of a sidebar or a window is brought into sight ('toggle' does not bubble).
  document.addEventListener(
    'toggle',
    ({ target }) => {
      for (const menu of opened()) if (menu === target) menu.scrollIntoView({ block: 'nearest' })
    },
    true,
  )
  // The next page shows them closed anyway; so does Back, and so does a link that opens elsewhere.
  document.addEventListener('click', (event) => {
    const link = closest(event, 'a')
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    const menu = link?.closest<HTMLDetailsElement>('details[data-menu]')
    if (menu) menu.open = false
  })
}
