/**
 * What the third party's script may do in the frame of `/claim/form`: run, send its form, and open the links in it in
 * windows of their own. Without `allow-same-origin` the frame has an origin of its own, and so neither the page around
 * it nor the storage of the site; without `allow-top-navigation` it cannot lead the visitor away.
 */
export const CLAIM_FORM_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** What the frame posts to the dialog when the third party's script does not load. */
export type ClaimFormMessage = 'claim-form-failed'
