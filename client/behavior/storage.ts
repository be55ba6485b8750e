/** The only key that the site uses in localStorage, as seed/sample/content/pages/privacy.md tells visitors. */
export const SHORTLIST_KEY = 'shortlist'
