/** Posted by the claim form's frame when the third-party script does not load. A file of its own: pages do not load it. */
export const CLAIM_FORM_FAILED = 'claim-form-failed'
