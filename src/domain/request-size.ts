import { REQUEST_LIMITS } from './limits.ts'

/** What a request has too much of; null for one that can be read. `address`: path and query string, as sent. */
export function excessOf(address: string): 'length' | 'parameters' | 'segments' | null {
  if (address.length > REQUEST_LIMITS.address) return 'length'
  const query = address.indexOf('?')
  const path = query < 0 ? address : address.slice(0, query)
  if (query >= 0 && occurrences(address.slice(query), '&') >= REQUEST_LIMITS.parameters) return 'parameters'
  return occurrences(path, '/') > REQUEST_LIMITS.segments ? 'segments' : null
}

/** A header as far as the site reads it: one that is too long counts as not sent. */
export const readableHeader = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= REQUEST_LIMITS.header ? value : undefined

/** Who works on the site, or measures it, on the machine it runs on. */
const OWN_MACHINE = /^(127\.|::1$)/

/** The same for every address that one subscriber has: of IPv6 that is a whole /64. Null: nobody to be counted. */
export function subscriberOf(address: string | undefined): string | null {
  if (!address || OWN_MACHINE.test(address)) return null
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

function occurrences(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++
  return count
}
