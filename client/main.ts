import { resetRestoredForms } from './forms.ts'
import { wireInteractions } from './islands.ts'
import { wireMenus } from './menus.ts'
import { redirectFromNotFoundPage, showToast, wireLoadingMessage } from './notices.ts'
import { showOpenState } from './open-state.ts'
import { wireShortlist } from './shortlist-wire.ts'

// For React's hot reload. React itself is loaded on demand (islands.ts).
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')

if (!document.getElementById('root')) throw new Error('Failed to find the root element')

showOpenState()
wireInteractions()
wireMenus()
showToast()
redirectFromNotFoundPage()
wireLoadingMessage()
wireShortlist()
resetRestoredForms()
addEventListener('load', () => {
  // Lets the browser lay out the content below the fold. client/head.ts deferred it.
  delete document.documentElement.dataset['loading']
  // Loads the typefaces for the next page. If one fails to load here, the next page fetches it (client/head.ts).
  for (const face of document.fonts) face.load().catch(() => {})
})
