import { describe, expect, test } from 'vitest'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import { CLOSER_ZOOM } from '../../../src/domain/map-markers.ts'
import { extractVisibleText, findElement, findHeadings, findRegion } from '../../tools/html.ts'
import { getPage } from '../../tools/site.ts'
import { listCardNames } from './results.ts'

const MARKER_CLASSES = { 'zoomed out': 'markers-far', 'zoomed in': 'markers-close' }

type Zoom = keyof typeof MARKER_CLASSES

/**
 * Returns the HTML of a page and of its map, the markers (of clinics and clusters) at a zoom level, and the links in
 * the markers' panels.
 */
async function fetchMarkers(path: string, zoom: Zoom = 'zoomed out') {
  const { html } = await getPage(path)
  const map = findRegion(html, 'Map of these results')
  const group = map.match(new RegExp(`<g class="${MARKER_CLASSES[zoom]}">.*?(?=<g class="markers|</svg>)`))?.[0] ?? ''
  const links = [
    ...group.matchAll(/<a href="#([^"]+)" class="([^"]+)" transform="translate\((\d+) (\d+)\)" aria-label="([^"]*)"/g),
  ]
  const markers = links.map(([, id = '', className = '', x, y, label = '']) => ({
    id,
    label: extractVisibleText(label),
    x: Number(x),
    y: Number(y),
    isCluster: className.includes('map-cluster'),
  }))
  const ids = new Set(markers.map(({ id }) => id))
  const panelMatches = [
    ...map.matchAll(/<span id="([^"]+)" class="map-anchor"><\/span><div class="map-panel">.*?<ul>(.*?)<\/ul>/g),
  ]
  const panels = panelMatches
    .filter(([, id = '']) => ids.has(id))
    .map(([, id, list = '']) => ({
      id,
      links: [...list.matchAll(/<a href="#([^"]+)">(.*?)<\/a>/g)].map(([, to = '', label = '']) => ({
        id: to,
        label: extractVisibleText(label),
      })),
    }))
  return { html, map, markers, panels }
}

describe('the map of a list', () => {
  test.each(['/medspas', '/queens', '/the-hamptons?verified=yes', '/services/kybella'])(
    "links each marker, or each line in the marker's panel, to the card with that number on %s",
    async (path) => {
      const { html, markers, panels } = await fetchMarkers(path)
      const names = listCardNames(html)
      const linked = [...markers.filter(({ isCluster }) => !isCluster), ...panels.flatMap(({ links }) => links)]
      expect(linked.length).toBeGreaterThan(0)
      for (const { id, label } of linked) {
        const [, number, name] = /^(\d+)\. (.*?)(?:, (?:\$[\d.,]+|\1))?$/.exec(label) ?? []
        expect(names[Number(number) - 1]).toBe(name)
        expect(findHeadings(findElement(html, 'li', ` id="${id}"`), 3)).toEqual([name])
      }
      expect(new Set(linked.map(({ id }) => id)).size).toBe(linked.length)
    },
  )

  test.each([
    ...['/medspas', '/medspas?page=2', '/manhattan', '/queens', '/services/botox'].map(
      (path) => [path, 'zoomed out'] as const,
    ),
    ...['/medspas', '/manhattan', '/services/botox'].map((path) => [path, 'zoomed in'] as const),
  ])('has touch targets of 44 pixels that do not overlap on %s when %s', async (path, zoom) => {
    const { map, markers, panels } = await fetchMarkers(path, zoom)
    expect(markers.length).toBeGreaterThan(0)
    // The map is 358 pixels wide on a phone with a screen of 390 pixels.
    const scale = 358 / Number(/viewBox="0 0 (\d+) /.exec(map)?.[1])
    const size = 2 * Number(/<circle r="(\d+)" opacity="0"/.exec(map)?.[1])
    expect(size * scale).toBeGreaterThanOrEqual(44)
    for (const [index, a] of markers.entries()) {
      for (const b of markers.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(
          size / (zoom === 'zoomed in' ? CLOSER_ZOOM : 1) - 1,
        )
    }
    const clusters = markers.filter(({ isCluster }) => isCluster)
    expect(clusters.map(({ id, label }) => [id, label])).toEqual(
      panels.map(({ id, links }) => [
        id,
        `${links.length} close together: ${links.map(({ label }) => label).join(', ')}`,
      ]),
    )
  })

  test('has more markers for the same clinics when zoomed in, but no second set if there are no clusters', async () => {
    const [zoomedOut, zoomedIn] = await Promise.all([
      fetchMarkers('/services/botox'),
      fetchMarkers('/services/botox', 'zoomed in'),
    ])
    const listClinicIds = ({ markers, panels }: typeof zoomedOut) =>
      [...markers.filter(({ isCluster }) => !isCluster), ...panels.flatMap(({ links }) => links)].map(({ id }) => id)
    expect(listClinicIds(zoomedIn).sort()).toEqual(listClinicIds(zoomedOut).sort())
    expect(zoomedIn.markers.length).toBeGreaterThan(zoomedOut.markers.length)
    const { markers } = await fetchMarkers('/the-hamptons')
    expect(markers.length).toBeGreaterThan(0)
    expect(markers.filter(({ isCluster }) => isCluster)).toEqual([])
    expect((await fetchMarkers('/the-hamptons', 'zoomed in')).markers).toEqual([])
  })

  test('labels markers with the price on a list of a treatment, and otherwise with the number', async () => {
    const treatmentList = await fetchMarkers('/services/botox?area=queens')
    const singleLabels = treatmentList.markers
      .filter(({ isCluster }) => !isCluster)
      .map(({ label }) => label.split(', ').at(-1))
    expect(singleLabels.filter((label) => label?.startsWith('$')).length).toBeGreaterThan(1)
    expect(treatmentList.map).toContain('Prices are the lowest per unit')
    const areaList = await fetchMarkers('/queens')
    const areaLabels = areaList.markers.filter(({ isCluster }) => !isCluster).map(({ label }) => label)
    expect(areaLabels.length).toBeGreaterThan(1)
    for (const label of areaLabels) expect(label).toMatch(/^(\d+)\. .*, \1$/)
    expect(areaList.map).not.toMatch(/\$\d/)
  })

  test.each([
    ['prices', '/treatments/kybella/soho', 'Prices are the lowest per session.'],
    ['numbers', '/treatments/photofacials/tribeca', 'Numbers are those in the list.'],
    ['both', '/treatments/fillers/queens', 'Prices are the lowest per syringe, numbers those in the list.'],
  ])('explains the labels of its markers: %s', async (_, path, explanation) => {
    expect(extractVisibleText((await fetchMarkers(path)).map)).toContain(`${explanation} A dark marker`)
  })

  test('says which numbered clinics are not on the map', async () => {
    expect((await fetchMarkers('/manhattan')).map).toMatch(/\. Number \d+ has no exact place\./)
  })

  test.each(['zoomed out', 'zoomed in'] as const)(
    'has a panel for each marker in the map view when %s',
    async (zoom) => {
      const [besideList, mapView] = await Promise.all([
        fetchMarkers('/services/botox', zoom),
        fetchMarkers('/services/botox?view=map', zoom),
      ])
      const listCardIds = ({ markers, panels }: typeof besideList) =>
        markers.map(({ id }) => panels.find((panel) => panel.id === id)?.links[0]?.id ?? id)
      expect(besideList.panels.length).toBeLessThan(besideList.markers.length)
      expect(mapView.panels.map(({ id }) => id)).toEqual(mapView.markers.map(({ id }) => id))
      expect(listCardIds(mapView)).toEqual(listCardIds(besideList))
    },
  )

  test("marks the visitor's location and shows the nearest clinics around it", async () => {
    const { map, markers, panels } = await fetchMarkers('/medspas?near=10003&sort=distance')
    expect(map).toMatch(/class="map-origin[^"]*" transform="translate\(\d+ \d+\)"><circle r="18"\/?>.*?>10003</)
    const numbers = [...markers, ...panels.flatMap(({ links }) => links)].map(({ label }) =>
      Number(/^(\d+)\. /.exec(label)?.[1]),
    )
    for (const number of [1, 2, 3, 4, 5]) expect(numbers).toContain(number)
    expect(numbers).not.toContain(CLINICS_PER_PAGE)
    expect(map).toMatch(/ (?:Number \d+ lies|(?:Numbers [\d, and]+|\d+ of the results) lie) beyond this map\./)
    expect((await fetchMarkers('/medspas')).map).not.toContain('map-origin')
  })
})
