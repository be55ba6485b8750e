/** Converts text to a slug: 'Dr. Café' to 'dr-cafe'. Returns '' if the text has no Latin letters or digits. */
export const toSlug = (text: string): string =>
  text
    // Normalization would turn these signs into the letters TM and SM.
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
