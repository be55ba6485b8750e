const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00a0',
}

export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Strips the tags and citation numbers of the project's own HTML. */
export const toPlainText = (html: string) =>
  decodeEntities(
    html
      .replace(/<sup[\s\S]*?<\/sup>/g, '')
      .replace(/<\/?(?:p|li|ul|ol|br|h\d|dt|dd|div|section|td|th|tr)\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
