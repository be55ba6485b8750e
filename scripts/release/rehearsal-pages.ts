const SCRIPTS_AND_STYLES = /<(script|style)\b.*?<\/\1>/gs
const TAGS = /<[^>]*>/g
const ERROR_TEXT = /Something went wrong|\bundefined\b|\bNaN\b|\[object Object\]/

const FIXED_PATHS = ['/', '/healthz', '/search?q=botox', '/api/v1/clinics', '/sitemap.xml']

export async function checkPagesOfEveryKind(origin: string): Promise<{ requestedCount: number; issues: string[] }> {
  const sitemapPaths = await readPathsInSitemap(origin, '/sitemap.xml')
  const firstPagePaths = await Promise.all(
    sitemapPaths.map(async (sitemapPath) => (await readPathsInSitemap(origin, sitemapPath)).slice(0, 1)),
  )
  const home = await (await fetch(origin)).text()
  const picturePaths = [...home.matchAll(/\/pictures\/[\w.-]+/g)].map(([path]) => path).slice(0, 1)
  const paths = [...new Set([...FIXED_PATHS, ...sitemapPaths, ...firstPagePaths.flat(), ...picturePaths])]
  return { requestedCount: paths.length, issues: await findPageIssues(origin, paths) }
}

export async function findPageIssues(origin: string, paths: readonly string[]): Promise<string[]> {
  const issues: string[] = []
  for (const path of paths) {
    const issue = await findPageIssue(origin, path)
    if (issue) issues.push(`${path}: ${issue}`)
  }
  return issues
}

export async function readPathsInSitemap(origin: string, sitemapPath: string): Promise<string[]> {
  const response = await fetch(origin + sitemapPath)
  if (!response.ok) return []
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url))
    .map(({ pathname, search }) => pathname + search)
}

async function findPageIssue(origin: string, path: string): Promise<string | null> {
  try {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const body = await response.text()
    if (response.status !== 200) return `${response.status} ${path === '/healthz' ? body : ''}`.trim()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return null
    // If a streamed page fails after its head was sent, its status is 200.
    if (!body.includes('</html>')) return 'the page is truncated'
    const [errorText] = ERROR_TEXT.exec(body.replace(SCRIPTS_AND_STYLES, '').replace(TAGS, ' ')) ?? []
    return errorText ? `the page contains "${errorText}"` : null
  } catch (error) {
    return String(error)
  }
}
