const CHARACTER_BY_ENTITY_NAME: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00a0',
}

export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => CHARACTER_BY_ENTITY_NAME[name] ?? entity)

/** Not a sanitizer: use it only for HTML from our own data. */
export const toPlainText = (html: string) =>
  decodeEntities(
    html
      .replace(/<sup[\s\S]*?<\/sup>/g, '')
      .replace(/<\/?(?:p|li|ul|ol|br|h\d|dt|dd|div|section|td|th|tr)\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
