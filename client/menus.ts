import { closest } from './closest.ts'

/** Closes menus on Escape (returning the focus), on an outside press, and when a link is followed. */
export function wireMenus(): void {
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
  // 'toggle' does not bubble, so this listens in the capture phase.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      for (const menu of opened()) if (menu === target) menu.scrollIntoView({ block: 'nearest' })
    },
    true,
  )
  // Closes the menu, which would otherwise be open after Back and behind a link opened in a new tab.
  document.addEventListener('click', (event) => {
    const link = closest(event, 'a')
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    const menu = link?.closest<HTMLDetailsElement>('details[data-menu]')
    if (menu) menu.open = false
  })
}
