import { REQUEST_LIMITS } from '../../domain/limits.ts'

export function findExceededLimit({ pathname, search }: URL): 'length' | 'parameters' | 'segments' | null {
  if (pathname.length + search.length > REQUEST_LIMITS.urlLength) return 'length'
  if (search.split('&').length > REQUEST_LIMITS.parameterCount) return 'parameters'
  return pathname.split('/').length - 1 > REQUEST_LIMITS.segmentCount ? 'segments' : null
}
