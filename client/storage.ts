/** The only key that the site uses in localStorage. seed/sample/content/pages/privacy.md tells visitors about the key. */
export const SHORTLIST_KEY = 'shortlist'
