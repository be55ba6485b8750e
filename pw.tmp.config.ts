import full from './playwright.full.config.ts'

const { webServer, ...rest } = full
export default { ...rest, use: { ...rest.use, baseURL: 'http://localhost:8787' } }
