/** Sent on `document` when a claim button was pressed and the dialog is ready to hear it. */
export const CLAIM_EVENT = 'claim:open'
/** Posted by the claim form's frame when the third-party script does not load. */
export const CLAIM_FORM_FAILED = 'claim-form-failed'
