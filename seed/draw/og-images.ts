import { readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import sharp from 'sharp'
import type { Point } from '../../src/domain/geo.ts'
import { retryQuery } from '../write/retry.ts'
import { createDotsPathData, createHashedFileName, drawMap } from './maps.ts'
import { drawTextLine, wrapText } from './text-outlines.ts'

const IMAGE_SIZE_PX = { width: 1200, height: 630 }
const TEXT_WIDTH_PX = 660
const LARGER_TITLES = [
  { fontSizePx: 76, lineHeightPx: 88, maxLines: 3 },
  { fontSizePx: 56, lineHeightPx: 66, maxLines: 4 },
]
const SMALLEST_TITLE = { fontSizePx: 44, lineHeightPx: 52, maxLines: 5 }
const RING_CENTER_PX = { x: 1000, y: 315 }
const SAMPLE_NOTE = 'Sample data: the clinics are invented'

interface OgImageOptions {
  site: { name: string; sample: boolean }
  title: string
  subtitle: string
  center: Point
  widthKm: number
  points?: Point[]
  monogram?: string
  icon?: string
}

/** The SVG of each image, by the file name of the PNG. */
export type OgImageSvgs = Map<string, string>

export function addOgImage(ogImages: OgImageSvgs, options: OgImageOptions): string {
  const svg = drawOgImage(options)
  const fileName = createHashedFileName(svg, 'png')
  ogImages.set(fileName, svg)
  return fileName
}

function drawOgImage({ site, title, subtitle, center, widthKm, points = [], monogram, icon }: OgImageOptions): string {
  const map = drawMap({ center: shiftCenter(center, widthKm), widthKm, ...IMAGE_SIZE_PX, maxBytes: 6000 })
  const dots = createDotsPathData(map, points)
  const emblem = monogram ? drawTextLine(monogram, 'display', 96, 1000, 349, 'middle') : icon && drawIcon(icon)
  const isAboutClinics = icon === undefined
  const { lines, fontSizePx, lineHeightPx } = fitTitle(title)
  const titleY = 330 - ((lines.length - 1) * lineHeightPx) / 2
  const subtitleY = titleY + (lines.length - 1) * lineHeightPx + 88
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<path fill="#0b1e38" d="M0 0h1200v630H0z"/>',
    `<g fill="none" stroke="#4d78b3" stroke-width="3"><path d="${map.beyond}"/><path d="${map.city}"/></g>`,
    `<path fill="#10294b" d="${map.beyond}"/><path fill="#193a68" d="${map.city}"/>`,
    dots && `<path d="${dots}" stroke="#e7c885" stroke-width="14" stroke-linecap="round"/>`,
    '<path fill="#0b1e38" fill-opacity=".86" d="M0 0h800v630H0z"/><path fill="#e7c885" d="M798 0h4v630h-4z"/>',
    `<g fill="#e7c885">${drawTextLine(site.name, 'display', 36, 72, 110)}</g>`,
    `<g fill="#fff">${lines.map((line, index) => drawTextLine(line, 'display', fontSizePx, 72, titleY + index * lineHeightPx)).join('')}</g>`,
    `<g fill="#c9d6ea">${wrapText(subtitle, 'text', 32, TEXT_WIDTH_PX)
      .slice(0, 2)
      .map((line, index) => drawTextLine(line, 'text', 32, 72, subtitleY + index * 44))
      .join('')}</g>`,
    isAboutClinics && site.sample ? `<g fill="#e7c885">${drawTextLine(SAMPLE_NOTE, 'text', 30, 72, 594)}</g>` : '',
    emblem ? drawRing(emblem) : '',
    '</svg>',
  ].join('')
}

function fitTitle(title: string) {
  const wrap = ({ fontSizePx }: typeof SMALLEST_TITLE) => wrapText(title, 'display', fontSizePx, TEXT_WIDTH_PX)
  const size = LARGER_TITLES.find((larger) => wrap(larger).length <= larger.maxLines) ?? SMALLEST_TITLE
  return { ...size, lines: wrap(size).slice(0, size.maxLines) }
}

function shiftCenter({ lat, lng }: Point, widthKm: number): Point {
  const km = ((RING_CENTER_PX.x - IMAGE_SIZE_PX.width / 2) * widthKm) / IMAGE_SIZE_PX.width
  return { lat, lng: lng - km / (111.32 * Math.cos((lat * Math.PI) / 180)) }
}

const drawRing = (emblemSvg: string) =>
  `<circle cx="1000" cy="315" r="128" fill="#0b1e38" stroke="#e7c885" stroke-width="3"/><circle cx="1000" cy="315" r="116" fill="none" stroke="#e7c885" stroke-opacity=".5"/><g fill="#e7c885">${emblemSvg}</g>`

function drawIcon(name: string): string {
  const file = new URL(`../../node_modules/@phosphor-icons/core/assets/thin/${name}-thin.svg`, import.meta.url)
  const path = /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return `<path transform="translate(932 247) scale(.53125)" d="${path}"/>`
}

const IMAGES_PER_BATCH = 8

export async function storeOgImages(db: D1Database, ogImages: OgImageSvgs): Promise<void> {
  const { results } = await retryQuery(() => db.prepare('SELECT name FROM share_pictures').all<{ name: string }>())
  const storedNames = new Set(results.map((row) => row.name))
  const missingImages = [...ogImages].filter(([name]) => !storedNames.has(name))
  const insert = db.prepare('INSERT OR IGNORE INTO share_pictures (name, png) VALUES (?, ?)')
  for (let start = 0; start < missingImages.length; start += IMAGES_PER_BATCH) {
    const batch = missingImages.slice(start, start + IMAGES_PER_BATCH)
    const insertStatements = await Promise.all(batch.map(async ([name, svg]) => insert.bind(name, await toPng(svg))))
    await retryQuery(() => db.batch(insertStatements))
  }
}

/** Encodes with a palette of 128 colors: the drawings have few colors, so a palette causes no visible loss. */
const toPng = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).png({ palette: true, colors: 128, compressionLevel: 9, effort: 1 }).toBuffer()
