/**
 * Returns a text as lower case words with hyphens between them: 'Nd:YAG, 532 nm' becomes 'nd-yag-532-nm', 'Café Peau™'
 * becomes 'cafe-peau'. Empty without Latin letters and digits.
 */
export const toSlug = (text: string): string =>
  text
    // Normalization would spell these out as TM and SM.
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
