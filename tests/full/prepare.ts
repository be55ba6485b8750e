import ensureBrowser from '../e2e/browser.ts'
import { ensureJava } from './java.ts'

/** Once before all judges: what they need and no package brings. */
export default function prepare(): void {
  ensureBrowser()
  ensureJava()
}
