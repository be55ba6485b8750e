/** The event that opens the claim dialog when dispatched on `document`. `detail` is the clinic's name, if any. */
export const OPEN_CLAIM_EVENT = 'claim:open'
