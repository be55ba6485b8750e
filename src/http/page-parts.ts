import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { newYorkYear } from '../domain/time.ts'
import { renderChunks } from '../render/checked-markup.ts'
import type { Frame } from '../render/document.tsx'
import type { AppEnv } from './context.ts'

export const HTML_CONTENT_TYPE = 'text/html; charset=UTF-8'

export class RenderError extends Error {
  override name = 'RenderError'
}

/**
 * The main part of a page. `isCurrent` is false if loading or rendering failed, or if the data's version differs from
 * the catalog's.
 */
export interface RenderedMain {
  chunks: readonly string[]
  isCurrent: boolean
}

export function renderMain(main: () => ReactNode): string[] {
  try {
    return renderChunks(main())
  } catch (cause) {
    throw new RenderError('a page could not be rendered', { cause })
  }
}

export const buildFrame = (c: Context<AppEnv>): Frame => ({
  catalog: c.get('catalog'),
  origin: c.get('settings').origin,
  year: newYorkYear(c.get('now')),
})
