import type { Fault } from '../load/load.ts'

interface Redirect {
  path: string
  /** Null for a page that is gone (410). */
  target?: string | null | undefined
}

/** Redirects must lead to a page in one hop. Paths must be canonical, because lookups are. */
export function redirectFaults(redirects: readonly Redirect[], pages: ReadonlySet<string>): Fault[] {
  const targets = new Map(redirects.map(({ path, target }) => [path, target ?? null]))
  return redirects.flatMap(({ path, target }) => {
    const messages = [
      pages.has(path) && 'is the URL of a page, which a redirect would hide',
      path !== toCanonicalPath(path) && `is not canonical: write ${toCanonicalPath(path)}`,
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
  if (!targets.has(target)) return `leads to ${target}, which is not a page`
  const hops = [path]
  let next: string | null | undefined = target
  while (next && targets.has(next) && !hops.includes(next)) {
    hops.push(next)
    next = targets.get(next)
  }
  if (next && hops.includes(next)) return `leads in a loop: ${[...hops, next].join(' → ')}`
  return `leads to ${target}, which is itself a redirect: change the target to ${next ?? 'null (gone)'}`
}

const toCanonicalPath = (path: string) => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`
