import { resetRestoredForms } from './forms.ts'
import { wireInteractions } from './islands.ts'
import { wireMenus } from './menus.ts'
import { redirectFromNotFoundPage, showToast, wireLoadingMessage } from './notices.ts'
import { showOpenState } from './open-state.ts'
import { wireShortlist } from './shortlist-wire.ts'

// React's hot reload needs this preamble before client/islands.ts loads React.
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
  // Lets the browser lay out the content below the fold, which client/head.ts deferred.
  delete document.documentElement.dataset['loading']
  // Loads the typefaces for the next page (client/head.ts). The next page fetches a typeface that fails to load here.
  for (const typeface of document.fonts) typeface.load().catch(() => {})
})
