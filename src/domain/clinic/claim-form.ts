/**
 * Sandbox of the third-party claim form. Omits `allow-same-origin`, so that the form cannot reach the page or the
 * site's storage, and `allow-top-navigation`, so that it cannot navigate the visitor away.
 */
export const CLAIM_FORM_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

export type ClaimFormMessage = 'claim-form-failed'

export const claimMailtoUrl = (email: string, clinic: string | null | undefined): string =>
  `mailto:${email}${clinic ? `?subject=${encodeURIComponent(`Claim: ${clinic}`)}` : ''}`
