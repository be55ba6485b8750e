import type { ClaimFormMessage } from '../src/domain/claim-form.ts'

// The script of /claim/form: loads the configured third-party form into its container, or says that it could not. It is
// a classic script, because the page is sandboxed and a module would need CORS there. So it imports nothing but types,
// and has all its names in a function: those of a classic script are everybody's.

interface FormsLibrary {
  forms: { create(options: { portalId: string; formId: string; region: string; target: string }): void }
}

document.addEventListener('DOMContentLoaded', () => {
  const container = document.getElementById('claim-form')
  const { script, portal, form, region } = container?.dataset ?? {}

  /** Shows the fallback, and tells the dialog around the frame. Opened by itself, the page has none. */
  function failed(): void {
    document.getElementById('claim-fallback')?.removeAttribute('hidden')
    const message: ClaimFormMessage = 'claim-form-failed'
    if (window.parent !== window) window.parent.postMessage(message, location.origin)
  }

  if (script && portal && form && region) {
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
})
