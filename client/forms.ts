/**
 * After Back, browsers show what the visitor had chosen in a form before leaving, which is not what the page shows. This
 * sets the forms to what the page was sent with. Hydrated forms keep their own state.
 */
export function resetFormsAfterBack(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!persisted && (navigation as PerformanceNavigationTiming | undefined)?.type !== 'back_forward') return
    for (const form of document.forms) if (!form.closest('[data-island]')) form.reset()
  })
}
