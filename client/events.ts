/** Dispatched on `document` to open the claim dialog. */
export const CLAIM_EVENT = 'claim:open'
