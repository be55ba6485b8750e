import { geoPath } from 'd3-geo'
import { planarRingArea, presimplify } from 'topojson-simplify'

type Line = [x: number, y: number, weight: number][]
type Projection = Parameters<typeof geoPath>[0]

/** The weight of a vertex is its importance in square pixels (Visvalingam's algorithm). */
export function projectLines(shapes: GeoJSON.FeatureCollection, projection: Projection): Line[] {
  const lines: [number, number][][] = []
  const context = {
    moveTo: (x: number, y: number) => lines.push([[x, y]]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push([x, y]),
    closePath: () => lines.at(-1)?.push(...(lines.at(-1)?.slice(0, 1) ?? [])),
    beginPath: () => {},
    arc: () => {},
  }
  geoPath(projection, context)(shapes)
  return presimplify({ type: 'Topology', objects: {}, arcs: lines }).arcs as Line[]
}

type Vertex = readonly [x: number, y: number]

const roundToDistinctPixels = (line: Line): Vertex[] =>
  line
    .map(([x, y]): Vertex => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])

function encodeVertices(vertices: readonly Vertex[]): string {
  const steps = vertices.slice(1).map(([x, y], i) => [x - (vertices[i]?.[0] ?? 0), y - (vertices[i]?.[1] ?? 0)])
  return `M${vertices[0]?.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}`
}

export function encodeLine(line: Line): string {
  const vertices = roundToDistinctPixels(line)
  return vertices.length < 2 ? '' : encodeVertices(vertices)
}

function encodeRing(ring: Line): string {
  const vertices = roundToDistinctPixels(ring)
  return vertices.length < 4 ? '' : `${encodeVertices(vertices.slice(0, -1))}z`
}

export const encodeRings = (rings: Line[], minVertexWeight: number): string =>
  rings
    .filter((ring) => planarRingArea(ring.map(([x, y]) => [x, y])) > 4 * minVertexWeight)
    .map((ring) => encodeRing(ring.filter(([, , weight]) => weight >= minVertexWeight)))
    .join('')
