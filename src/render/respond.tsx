import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../context.ts'
import type { Read } from '../db/client.ts'
import { databaseIsSilent } from '../db/time-limit.ts'
import { newYorkYear } from '../domain/time.ts'
import { RenderFailed, ShownAsBefore } from '../pages/errors.tsx'
import type { PageMeta } from '../seo/meta.ts'
import { closeDocument, type Frame, openDocument } from './document.tsx'
import { renderPieces } from './render-markup.ts'

/**
 * How long the status waits for the data, in milliseconds. A page whose data come within it is answered whole, so
 * that a database that fails at once is a 503 and not half a page; after it the head goes out first.
 */
const GRACE = 15

/** A page's markup could not be made. */
export class RenderError extends Error {
  override name = 'RenderError'
}

/** A page's main part, and whether it was read from the data that the catalog knows. */
interface Main {
  pieces: readonly string[]
  current: boolean
}

type Status = 200 | 404 | 410

/** A page that needs nothing beyond the catalog. */
export function sendPage(c: Context<AppEnv>, meta: PageMeta, main: ReactNode, status: Status = 200): Response {
  const frame = frameOf(c)
  const html = render(() => main)
  return sendWhole(c, bytesOf(openDocument(meta, frame), html, frame), true, status)
}

/** This answer is for one visitor and one moment: nobody keeps it. */
export function keepNowhere(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
  c.set('keepPage', undefined)
}

/**
 * Says whether data are of the version that the catalog is of. If they are not, it has the request asked again as a
 * whole, so that no answer mixes the two; what is answered meanwhile is thrown away.
 */
export function checkVersion(c: Context<AppEnv>, version: string): boolean {
  const current = version === c.get('catalog').version
  if (!current) c.set('isOutdated', true)
  return current
}

/** Reads data for an answer, and takes down how long that took, for the log. All that an answer waits for adds up. */
export function timed<T>(c: Context<AppEnv>, read: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  return read().finally(() => c.set('databaseMs', (c.get('databaseMs') ?? 0) + Date.now() - startedAt))
}

/**
 * A page that reads the database: in order, the head first as soon as the data are slower than GRACE. A HEAD has no
 * first byte to hurry, and while the database says nothing the page may yet have to be a 503: both wait to the end.
 */
export async function streamPage<T>(
  c: Context<AppEnv>,
  meta: PageMeta,
  load: () => Promise<Read<T>>,
  view: (data: T) => ReactNode,
): Promise<Response> {
  if (c.get('statusOnly')) return c.html('')
  const frame = frameOf(c)
  const main = timed(c, load).then(({ version, data }): Main => {
    const current = checkVersion(c, version)
    return { pieces: current || !c.get('askAgain') ? render(() => view(data)) : [], current }
  })
  const waits = c.req.method === 'HEAD' || databaseIsSilent()
  const early = await (waits ? main : Promise.race([main, grace()]))
  if (early !== null) return sendWhole(c, bytesOf(openDocument(meta, frame), early.pieces, frame), early.current)
  return inOrder(c, meta, frame, main)
}

const grace = () => new Promise<null>((resolve) => setTimeout(resolve, GRACE, null))

/** `current`: head and main part are of one data version, so the page may be kept. */
function sendWhole(c: Context<AppEnv>, bytes: Uint8Array<ArrayBuffer>, current: boolean, status: Status = 200) {
  if (!current) keepNowhere(c)
  else if (status === 200) c.get('keepPage')?.(bytes)
  c.header('content-type', HTML)
  return c.body(bytes, status)
}

/** Where pages are encoded, one after the other; as large as the largest has been. */
let desk = new Uint8Array(256 * 1024)

/** A page's bytes. They are put together in one place: joined strings, and bytes of each part, would be copied once more. */
function bytesOf(head: string, main: readonly string[], frame: Frame): Uint8Array<ArrayBuffer> {
  const end = closeDocument(frame, main)
  const characters = main.reduce((sum, { length }) => sum + length, head.length)
  const most = 3 * characters + end.length
  if (desk.length < most) desk = new Uint8Array(most)
  let written = 0
  for (const piece of [head, ...main]) written += encoder.encodeInto(piece, desk.subarray(written)).written
  desk.set(end, written)
  return desk.slice(0, written + end.length)
}

const encoder = new TextEncoder()
const HTML = 'text/html; charset=UTF-8'

/**
 * Head and header now, the main part when it is there, then the footer. What fails after the head is told in place,
 * so caches on the way must not keep this answer; the isolate keeps it once it is whole, for those who ask next.
 */
function inOrder(c: Context<AppEnv>, meta: PageMeta, frame: Frame, main: Promise<Main>): Response {
  const keepPage = c.get('keepPage')
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const send = async () => {
    const head = openDocument(meta, frame)
    await writer.write(encoder.encode(head))
    const { pieces, current } = await main.catch((error: unknown) => failedInPlace(c, error))
    const whole = pieces.length > 0 ? pieces : [await mainOfNow(c)]
    await writer.write(encoder.encode(whole.join('')))
    await writer.write(closeDocument(frame, whole))
    await writer.close()
    if (current) keepPage?.(bytesOf(head, pieces, frame))
  }
  keepNowhere(c)
  const sent = send().catch((error: unknown) => writer.abort(error))
  c.set('sent', sent)
  c.executionCtx.waitUntil(sent)
  c.header('content-type', HTML)
  return c.body(readable)
}

async function failedInPlace(c: Context<AppEnv>, error: unknown): Promise<Main> {
  const before = c.get('pageBefore')?.() ?? null
  const entry = { event: 'page-failed-after-head', requestId: c.get('requestId'), error: String(error) }
  console.error(JSON.stringify({ ...entry, shownAsBefore: before !== null }))
  const pieces = before ? [mainOf(await asBefore(before))] : render(() => <RenderFailed retry={c.req.path} />)
  return { pieces, current: false }
}

/** The head of older data is out: the main part, at least, is of one version, the one there is now. */
async function mainOfNow(c: Context<AppEnv>): Promise<string> {
  const now = await c.get('askAgain')?.()
  return mainOf((await now?.text()) ?? '')
}

/** What stands between the tags of a page's main part. */
export const mainOf = (html: string) => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

/** A page that was made before, saying so. */
export const asBefore = async (page: Blob): Promise<string> =>
  (await page.text()).replace(/<main\b[^>]*>/, (main) => main + render(() => <ShownAsBefore />).join(''))

function render(main: () => ReactNode): string[] {
  try {
    return renderPieces(main())
  } catch (cause) {
    throw new RenderError('a page could not be rendered', { cause })
  }
}

const frameOf = (c: Context<AppEnv>): Frame => ({
  catalog: c.get('catalog'),
  origin: c.get('settings').origin,
  year: newYorkYear(c.get('now')),
})
