import { findClosest } from './closest.ts'
import { hasModifierKey } from './modifier-keys.ts'

/** Loads the script of the toast, if the page has one. Without the script, the toast cannot be dismissed. */
export function loadToastScript(): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]')
  if (toast)
    import('./toast.ts').then(
      (module) => module.wireToast(toast),
      () => {},
    )
}

/** Replaces the page, so that the browser's Back button skips it. */
export function redirectFromNotFoundPage(): void {
  const page = document.querySelector<HTMLElement>('[data-leave-for]')
  const target = page?.dataset['leaveFor']
  if (target) setTimeout(() => location.replace(target), Number(page.dataset['leaveAfter']))
}

export function wireLoadingMessage(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || hasModifierKey(event)) return
    if (findClosest(event, 'a[data-clinic]'))
      import('./loading-message.ts').then(
        (module) => module.showLoadingMessage(),
        () => {},
      )
  })
}
