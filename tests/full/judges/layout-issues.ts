/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Lists up to 12 layout issues: a page wider than its window, text that the window cuts off or that overflows its box,
 * overlapping controls. Runs in the page, so the function cannot use anything else in this file.
 */
export function findLayoutIssues(): string[] {
  const issues: string[] = []
  const describeElement = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) issues.push(`the page is ${scrollWidth - clientWidth} px wider than its window`)

  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  // Text for screen readers, the skip link without focus, and on a phone the heading row of a stacked table are
  // clipped, so their boxes say nothing about what is visible.
  const mayBeClipped = (element: Element) => element.closest('.sr-only, thead:has(+ .stacked), .skip') !== null
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement))

  for (const element of document.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, a, button, label, summary')) {
    if (!isShown(element) || mayBeClipped(element) || isInScroller(element)) continue
    const { right, left, width } = element.getBoundingClientRect()
    if (width > 0 && (right > clientWidth + 1 || left < -1))
      issues.push(`${describeElement(element)} is cut off by the window`)
    const isInline = getComputedStyle(element).display === 'inline'
    if (!isInline && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      issues.push(
        `${describeElement(element)} sticks out of its box by ${element.scrollWidth - element.clientWidth} px`,
      )
  }

  const isPinned = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isPinned(element.parentElement))
  const controls = [...document.querySelectorAll('a, button, input:not([type=hidden]), select, summary')].filter(
    // Map markers are round, so the corners of their boxes may overlap although the circles do not.
    (element) => isShown(element) && !mayBeClipped(element) && !isPinned(element) && !element.matches('.map-marker'),
  )
  const clip = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const box = { left, right, top, bottom }
    for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(ancestor).overflowX)) continue
      const ancestorBox = ancestor.getBoundingClientRect()
      box.left = Math.max(box.left, ancestorBox.left)
      box.right = Math.min(box.right, ancestorBox.right)
      box.top = Math.max(box.top, ancestorBox.top)
      box.bottom = Math.min(box.bottom, ancestorBox.bottom)
    }
    return box
  }
  const lines = controls.flatMap((element) =>
    [...element.getClientRects()].map((line) => ({ element, ...clip(element, line) })),
  )
  lines.sort((a, b) => a.top - b.top)
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (b.top > a.bottom - 1) break
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue
      if (a.left < b.right - 1 && b.left < a.right - 1 && b.bottom > a.top + 1)
        issues.push(`${describeElement(a.element)} and ${describeElement(b.element)} overlap`)
    }
  }
  return [...new Set(issues)].slice(0, 12)
}
