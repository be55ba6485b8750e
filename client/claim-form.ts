import type { ClaimFormMessage } from '../src/domain/clinic/claim-form.ts'

// A sandboxed page cannot load a module without CORS headers, so this file is a classic script: no imports but types.

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
    const scriptElement = document.createElement('script')
    scriptElement.src = script
    scriptElement.addEventListener('error', showFallback)
    scriptElement.addEventListener('load', () => {
      const library = (window as unknown as { hbspt?: FormsLibrary }).hbspt
      if (!library) return showFallback()
      library.forms.create({ portalId: portal, formId: form, region, target: '#claim-form' })
    })
    document.head.append(scriptElement)
  } else {
    showFallback()
  }
})
