import { findClosest } from './closest.ts'

export function wireMenus(): void {
  const findOpenMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of findOpenMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', (event) => {
    for (const menu of findOpenMenus()) if (!menu.contains(event.target as Node)) menu.open = false
  })
  // 'toggle' does not bubble, so the listener runs in the capture phase.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      for (const menu of findOpenMenus()) if (menu === target) menu.scrollIntoView({ block: 'nearest' })
    },
    true,
  )
  // Closes the menu of a clicked link. Otherwise the menu would be open after Back, or while a new tab opens.
  document.addEventListener('click', (event) => {
    const link = findClosest(event, 'a')
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    const menu = link?.closest<HTMLDetailsElement>('details[data-menu]')
    if (menu) menu.open = false
  })
}
