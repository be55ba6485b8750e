/** Returns whether a modifier key makes the click on a link open a tab or a window, or download the page. */
export const hasModifierKey = (event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
