/** Opens the claim dialog when dispatched on `document`. `detail` is the clinic's name, if the button has one. */
export const CLAIM_EVENT = 'claim:open'
