import type { ClaimFormMessage } from '../src/domain/clinic/claim-form.ts'

// Loads the third-party form on /claim/form. This is a classic script, because the sandboxed page could load a module
// only with CORS headers. It imports only types, and wraps everything in a function to avoid globals.

interface FormsLibrary {
  forms: { create(options: { portalId: string; formId: string; region: string; target: string }): void }
}

document.addEventListener('DOMContentLoaded', () => {
  const container = document.getElementById('claim-form')
  const { script, portal, form, region } = container?.dataset ?? {}

  function showFallback(): void {
    document.getElementById('claim-fallback')?.removeAttribute('hidden')
    const message: ClaimFormMessage = 'claim-form-failed'
    if (window.parent !== window) window.parent.postMessage(message, location.origin)
  }

  if (script && portal && form && region) {
    const element = document.createElement('script')
    element.src = script
    element.addEventListener('error', showFallback)
    element.addEventListener('load', () => {
      const library = (window as unknown as { hbspt?: FormsLibrary }).hbspt
      if (!library) return showFallback()
      library.forms.create({ portalId: portal, formId: form, region, target: '#claim-form' })
    })
    document.head.append(element)
  } else {
    showFallback()
  }
})
