/**
 * The form of every slug in the seed and in URLs: lower-case ASCII words joined by single hyphens. Accents are
 * dropped, an apostrophe joins its word ("crow's" → "crows"), `&` is read as "and". Text without a letter or digit gives ''.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
