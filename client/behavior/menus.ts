import { findClosest } from './closest.ts'

export function wireMenus(): void {
  const findOpenMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of findOpenMenus()) {
      if (menu.matches(':focus-within')) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
  // The map stops this event, so the listener runs in the capture phase.
  document.addEventListener(
    'pointerdown',
    (event) => {
      for (const menu of findOpenMenus()) if (!menu.contains(event.target as Node)) menu.open = false
    },
    true,
  )
  // 'toggle' does not bubble, so the listener runs in the capture phase.
  document.addEventListener(
    'toggle',
    (event) => findClosest(event, 'details[data-menu][open]')?.scrollIntoView({ block: 'nearest' }),
    true,
  )
  // Opens closed filters that have an invalid field. Otherwise, the browser could not show what is wrong.
  document.addEventListener(
    'invalid',
    (event) => {
      const details = findClosest<HTMLDetailsElement>(event, 'details')
      if (details) details.open = true
    },
    true,
  )
  // Closes the menu of a clicked link. Otherwise the menu would be open after Back, or while a new tab opens.
  document.addEventListener('click', (event) => {
    const link = findClosest(event, 'a')
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    link?.closest('details[data-menu]')?.removeAttribute('open')
  })
}
