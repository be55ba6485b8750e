/** Sent on `document` when a claim button was pressed and the dialog is ready to hear it. */
export const CLAIM_EVENT = 'claim:open'
