/** Browsers restore choices after Back or Forward that may not match the page. */
export function wireFormReset(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!persisted && (navigation as PerformanceNavigationTiming | undefined)?.type !== 'back_forward') return
    for (const form of document.forms) if (!form.closest('[data-island]')) form.reset()
  })
}
