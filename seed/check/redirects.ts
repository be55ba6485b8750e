import type { Fault } from '../load/load.ts'

interface Redirect {
  path: string
  /** Null: gone. */
  target?: string | null | undefined
}

/**
 * Redirects lead to a page in one hop: never to themselves, in a circle, to another redirect or to nowhere, and never
 * from the address of a page. They are found by the tidy spelling only, because every other leads to that first.
 */
export function redirectFaults(redirects: readonly Redirect[], pages: ReadonlySet<string>): Fault[] {
  const targets = new Map(redirects.map(({ path, target }) => [path, target ?? null]))
  return redirects.flatMap(({ path, target }) => {
    const messages = [
      pages.has(path) && 'is the address of a page, which a redirect would hide',
      path !== tidy(path) && `is never asked for in this spelling: write ${tidy(path)}`,
      target && targetFault(path, target, targets, pages),
    ].filter((message): message is string => Boolean(message))
    return messages.map((message) => ({ file: 'data/redirects.json', path, message }))
  })
}

function targetFault(
  path: string,
  target: string,
  targets: ReadonlyMap<string, string | null>,
  pages: ReadonlySet<string>,
): string | null {
  if (pages.has(target)) return null
  if (!targets.has(target)) return `leads to ${target}, which is no page`
  const hops = [path]
  let next: string | null | undefined = target
  while (next && targets.has(next) && !hops.includes(next)) {
    hops.push(next)
    next = targets.get(next)
  }
  if (next && hops.includes(next)) return `leads in a circle: ${[...hops, next].join(' → ')}`
  return `leads to ${target}, which is a redirect itself: lead to ${next ?? 'nothing (null: gone)'} at once`
}

const tidy = (path: string) => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`
