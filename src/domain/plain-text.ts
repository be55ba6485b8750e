const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00a0',
}

/** Text with its character references resolved: those that our own Markdown and React write. */
export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** HTML of our own as the words a person reads, without the numbers of its citations. */
export const plainText = (html: string) =>
  decodeEntities(
    html
      .replace(/<sup[\s\S]*?<\/sup>/g, '')
      .replace(/<\/?(?:p|li|ul|ol|br|h\d|dt|dd|div|section|td|th|tr)\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
