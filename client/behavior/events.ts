/** The event that opens the claim dialog when dispatched on `document`. `detail` is the clinic's name, or undefined. */
export const OPEN_CLAIM_EVENT = 'claim:open'
