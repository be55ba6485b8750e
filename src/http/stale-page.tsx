export { extractMain, stalePage } from './caching/stale-page.tsx'
