import { wireIslands } from './islands.ts'
import { keepMenusTidy } from './menus.ts'
import { announceClinics, leaveMissingPage, showToast } from './notices.ts'
import { wireShortlist } from './shortlist-wire.ts'

// All that runs before a person does anything. React is not here: `islands.ts` fetches it at the first touch.
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')

const root = document.getElementById('root')
if (!root) throw new Error('Failed to find the root element')

wireIslands(root)
keepMenusTidy()
showToast()
leaveMissingPage()
announceClinics()
wireShortlist()
addEventListener('load', () => {
  // What the styles hold back until the first paint (client/styles/layout.css).
  root.setAttribute('data-loaded', '')
  // For the next page (client/typefaces.ts). A typeface that does not arrive is fetched by that page.
  for (const face of document.fonts) face.load().catch(() => {})
})
