import { REQUEST_LIMITS } from '../../domain/limits.ts'

export function findExceededLimit(url: string): 'length' | 'parameters' | 'segments' | null {
  if (url.length > REQUEST_LIMITS.urlLength) return 'length'
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  if (queryStart >= 0 && countOccurrences(url.slice(queryStart), '&') >= REQUEST_LIMITS.parameterCount)
    return 'parameters'
  return countOccurrences(path, '/') > REQUEST_LIMITS.segmentCount ? 'segments' : null
}

export const dropLongHeader = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= REQUEST_LIMITS.ifNoneMatchLength ? value : undefined

function countOccurrences(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++
  return count
}
