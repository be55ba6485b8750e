import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { CLOSER_ZOOM } from '../../src/domain/map-markers.ts'
import { findClosest } from './closest.ts'
import { startHoverHighlighting } from './map-highlight.ts'

const MAX_ZOOM = 6

/** Until the map is zoomed in, one finger scrolls the page, and two fingers zoom the map. */
const UNZOOMED_TOUCH_ACTION = 'pan-x pan-y'

let panzoom: PanzoomObject | null = null

export function handleMapEvent(event: Event): void {
  const pannable = document.querySelector<HTMLElement>('[data-pannable]')
  if (!pannable) return
  if (!panzoom) {
    panzoom = makePannable(pannable)
    startHoverHighlighting(event)
    addEventListener('hashchange', scrollToOpenPanel)
  }
  // The marker's panel may have opened before this script was loaded.
  if (event.type === 'click' && findClosest(event, '.map-marker')) scrollToOpenPanel()
  const button = event.type === 'click' && findClosest(event, '[data-zoom]')
  if (button) zoom(panzoom, button)
}

function scrollToOpenPanel(): void {
  document.querySelector('.map-anchor:target + .map-panel')?.scrollIntoView({ block: 'nearest' })
}

function zoom(panzoom: PanzoomObject, button: HTMLElement): void {
  if (button.dataset['zoom'] === 'out') {
    panzoom.zoomOut()
    return
  }
  const target = document.querySelector('.map-origin circle') ?? findMarkerNearestToCenter()
  if (target) panzoom.zoomToPoint(panzoom.getScale() * 2, findCenter(target.getBoundingClientRect()))
  else panzoom.zoomIn()
}

function findMarkerNearestToCenter(): Element | undefined {
  const pannable = document.querySelector('[data-pannable]')
  if (!pannable?.parentElement) return
  const center = findCenter(pannable.parentElement.getBoundingClientRect())
  const getDistanceToCenter = (marker: Element) => {
    const { clientX, clientY } = findCenter(marker.getBoundingClientRect())
    return Math.hypot(clientX - center.clientX, clientY - center.clientY)
  }
  const markers = [...pannable.querySelectorAll('a')].filter((marker) => marker.checkVisibility())
  return markers.sort((a, b) => getDistanceToCenter(a) - getDistanceToCenter(b))[0]
}

const findCenter = ({ left, top, width, height }: DOMRect) => ({ clientX: left + width / 2, clientY: top + height / 2 })

function makePannable(pannable: HTMLElement): PanzoomObject {
  const panzoom = Panzoom(pannable, {
    contain: 'outside',
    minScale: 1,
    maxScale: MAX_ZOOM,
    step: Math.LN2,
    panOnlyWhenZoomed: true,
    touchAction: UNZOOMED_TOUCH_ACTION,
    cursor: '',
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  const frame = pannable.parentElement
  frame?.addEventListener(
    'wheel',
    (event) => {
      // The wheel alone scrolls the page. Browsers report a trackpad pinch as a wheel event with Ctrl.
      if (event.ctrlKey || event.metaKey) panzoom.zoomWithWheel(event)
    },
    { passive: false },
  )
  pannable.addEventListener('panzoomchange', () => {
    const scale = panzoom.getScale()
    pannable.style.setProperty('--zoom', String(scale))
    frame?.toggleAttribute('data-closer', scale >= CLOSER_ZOOM)
    pannable.style.touchAction = scale > 1 ? 'none' : UNZOOMED_TOUCH_ACTION
  })
  pannable.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) moveMarkerIntoView(panzoom, target, frame)
  })
  if (frame) {
    // Keeps the map within the frame when the screen is rotated or the window is resized.
    new ResizeObserver(() => panzoom.pan(0, 0, { relative: true, animate: false })).observe(frame)
    // Panzoom would also start to pan with the right button.
    frame.addEventListener('pointerdown', (event) => event.button !== 0 && event.stopPropagation(), { capture: true })
  }
  pannable.addEventListener('dragstart', (event) => event.preventDefault())
  ignoreClicksAfterDrags(pannable)
  return panzoom
}

function moveMarkerIntoView(panzoom: PanzoomObject, marker: Element, frame: HTMLElement | null): void {
  if (!frame) return
  const [markerBox, frameBox] = [marker.getBoundingClientRect(), frame.getBoundingClientRect()]
  const isInView =
    markerBox.left >= frameBox.left &&
    markerBox.right <= frameBox.right &&
    markerBox.top >= frameBox.top &&
    markerBox.bottom <= frameBox.bottom
  if (isInView) return
  const [markerCenter, frameCenter] = [findCenter(markerBox), findCenter(frameBox)]
  const scale = panzoom.getScale()
  const x = (frameCenter.clientX - markerCenter.clientX) / scale
  const y = (frameCenter.clientY - markerCenter.clientY) / scale
  panzoom.pan(x, y, { relative: true, animate: false })
}

const MAX_CLICK_MOVE_PIXELS = 5

function ignoreClicksAfterDrags(pannable: HTMLElement): void {
  // Undefined if the press began before this script was loaded.
  let press: PointerEvent | undefined
  pannable.addEventListener('pointerdown', (event) => (press = event))
  pannable.addEventListener('click', (event) => {
    if (!press || event.detail === 0) return
    const movedPixels = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
    if (movedPixels > MAX_CLICK_MOVE_PIXELS) event.preventDefault()
  })
}
