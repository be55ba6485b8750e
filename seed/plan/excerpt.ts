export function truncateText(text: string, maxLength = 90): string {
  const normalized = text.trim().replace(/\s+/g, ' ')
  if (normalized.length <= maxLength) return normalized
  if (maxLength < 1) return ''
  const head = normalized.slice(0, maxLength)
  const lastSpace = head.lastIndexOf(' ')
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`
}
