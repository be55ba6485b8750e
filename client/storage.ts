/** The name of the one thing the site keeps in the browser (seed/content/pages/privacy.md tells visitors of it). */
export const SHORTLIST = 'shortlist'
