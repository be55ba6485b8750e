export function listStrings(data: unknown, path = ''): { path: string; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }]
  return Object.entries(data ?? {}).flatMap(([key, value]) => listStrings(value, path === '' ? key : `${path}.${key}`))
}
