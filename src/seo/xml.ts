const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or a quoted attribute. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => REFERENCES[character] ?? character)
