import { CLAIM_FORM_FAILED } from './claim-form-failed.ts'

// The script of /claim/form: loads the configured third-party form into its container, or says that it could not.

interface FormsLibrary {
  forms: { create(options: { portalId: string; formId: string; region: string; target: string }): void }
}

const container = document.getElementById('claim-form')
const { script, portal, form, region } = container?.dataset ?? {}

function failed(): void {
  document.getElementById('claim-fallback')?.removeAttribute('hidden')
  window.parent.postMessage(CLAIM_FORM_FAILED, location.origin)
}

if (container && script && portal && form && region) {
  const element = document.createElement('script')
  element.src = script
  element.addEventListener('error', failed)
  element.addEventListener('load', () => {
    const library = (window as unknown as { hbspt?: FormsLibrary }).hbspt
    if (!library) return failed()
    library.forms.create({ portalId: portal, formId: form, region, target: '#claim-form' })
  })
  document.head.append(element)
} else {
  failed()
}
