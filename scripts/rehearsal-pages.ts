/** What is asked beside a page of each part of the sitemap. */
const PATHS = ['/', '/healthz', '/search?q=botox', '/api/v1/clinics', '/sitemap.xml']

/** Asks a site for pages of every kind. Returns how many were asked, and what was wrong with each that failed. */
export async function askPages(origin: string): Promise<{ asked: number; faults: string[] }> {
  const parts = await locationsIn(origin, '/sitemap.xml')
  const firsts = await Promise.all(parts.map(async (part) => (await locationsIn(origin, part)).slice(0, 1)))
  const home = await (await fetch(origin)).text()
  const pictures = [...home.matchAll(/\/pictures\/[\w.-]+/g)].map(([path]) => path).slice(0, 1)
  const paths = [...new Set([...PATHS, ...parts, ...firsts.flat(), ...pictures])]
  const faults: string[] = []
  for (const path of paths) {
    const fault = await faultOf(origin, path)
    if (fault) faults.push(`${path}: ${fault}`)
  }
  return { asked: paths.length, faults }
}

/** The paths that a sitemap names; none when it cannot be read. It names the public address of the site, not this one. */
async function locationsIn(origin: string, sitemap: string): Promise<string[]> {
  const response = await fetch(origin + sitemap)
  if (!response.ok) return []
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function faultOf(origin: string, path: string): Promise<string | null> {
  try {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const body = await response.text()
    if (response.status !== 200) return `${response.status} ${path === '/healthz' ? body : ''}`.trim()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return null
    // A page whose data fail after its head is out has status 200 all the same.
    if (!body.includes('</html>')) return 'the page breaks off'
    return body.includes('Something went wrong') ? 'the page says "Something went wrong"' : null
  } catch (error) {
    return String(error)
  }
}
