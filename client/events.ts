/** Dispatched on `document` to open the claim dialog. Its detail is the name of the clinic, if the button has one. */
export const CLAIM_EVENT = 'claim:open'
