import { resetFormsAfterBack } from './forms.ts'
import { wireIslands } from './islands.ts'
import { wireMenus } from './menus.ts'
import { redirectFromNotFoundPage, showToast, wireLoadingMessage } from './notices.ts'
import { showOpenState } from './open-state.ts'
import { wireShortlist } from './shortlist-wire.ts'

// For React's hot reload. React itself is loaded on demand (islands.ts).
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')

if (!document.getElementById('root')) throw new Error('Failed to find the root element')

showOpenState()
wireIslands()
wireMenus()
showToast()
redirectFromNotFoundPage()
wireLoadingMessage()
wireShortlist()
resetFormsAfterBack()
addEventListener('load', () => {
  // Lets the browser lay out the content below the fold. client/head.ts deferred it.
  delete document.documentElement.dataset['loading']
  // Loads the typefaces for the next page. If one fails to load here, the next page fetches it (client/head.ts).
  for (const face of document.fonts) face.load().catch(() => {})
})
