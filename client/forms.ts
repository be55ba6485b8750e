/** After Back, browsers restore choices that do not match the page. Hydrated forms keep their state. */
export function resetFormsAfterBack(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!persisted && (navigation as PerformanceNavigationTiming | undefined)?.type !== 'back_forward') return
    for (const form of document.forms) if (!form.closest('[data-island]')) form.reset()
  })
}
