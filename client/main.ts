import { wireFormReset } from './behavior/forms.ts'
import { wireMenus } from './behavior/menus.ts'
import { loadToastScript, redirectFromNotFoundPage, wireLoadingMessage } from './behavior/notices.ts'
import { showOpenState } from './behavior/open-state.ts'
import { wireShortlist } from './behavior/wire-shortlist.ts'
import { wireInteractions } from './interactions.ts'

// React's hot reload needs this preamble before client/interactions.ts loads React.
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')

if (!document.getElementById('root')) throw new Error('Failed to find the root element')

showOpenState()
wireInteractions()
wireMenus()
loadToastScript()
redirectFromNotFoundPage()
wireLoadingMessage()
wireShortlist()
wireFormReset()
addEventListener('load', () => {
  // Lets the browser lay out the content below the fold, which client/head.ts deferred.
  delete document.documentElement.dataset['loading']
  // Loads the typefaces for the next page (client/head.ts), which loads a missing one itself.
  for (const typeface of document.fonts) typeface.load().catch(() => {})
})
