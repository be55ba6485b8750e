import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import robotsParser from 'robots-parser'
import { CRAWLER_HEADERS, fetchPath } from '../../tools/site-reader.ts'

const DOWNLOAD_FOLDER = '.tmp/crawl-documents'
const SITEMAP_SCHEMA = 'node_modules/sitemap/schema/sitemap.xsd'

export async function findDocumentIssues(
  origin: string,
  sitemapPaths: readonly string[],
  pagePaths: readonly string[],
) {
  mkdirSync(DOWNLOAD_FOLDER, { recursive: true })
  return [
    ...(await findRobotsIssues(origin, pagePaths)),
    ...(await findOpenApiIssues(origin)),
    ...(await findSitemapSchemaIssues(origin, sitemapPaths)),
  ]
}

async function findRobotsIssues(origin: string, pagePaths: readonly string[]): Promise<string[]> {
  const robots = robotsParser(`${origin}/robots.txt`, (await fetchPath(origin, '/robots.txt')).body)
  const disallowedPaths = pagePaths.filter((path) => !robots.isAllowed(origin + path, CRAWLER_HEADERS['user-agent']))
  return disallowedPaths.map((path) => `${path}: in the sitemap, but robots.txt disallows it`)
}

async function findOpenApiIssues(origin: string): Promise<string[]> {
  const file = await download(origin, '/api/v1/openapi.json', 'openapi.json')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { status, stderr } = spawnSync('redocly', ['lint', file], { encoding: 'utf8', env })
  return status === 0 ? [] : [`openapi.json: ${stderr}`]
}

export const hasXmllint = () => !spawnSync('xmllint', ['--version']).error

async function findSitemapSchemaIssues(origin: string, sitemapPaths: readonly string[]): Promise<string[]> {
  if (!hasXmllint()) {
    console.log('• xmllint is not installed: the sitemaps are not checked against their XSD')
    return []
  }
  const issues: string[] = []
  for (const path of sitemapPaths) {
    const file = await download(origin, path, path.split('/').at(-1) ?? '')
    const xmllintArguments = ['--nonet', '--noout', '--schema', SITEMAP_SCHEMA, file]
    const { status, stderr } = spawnSync('xmllint', xmllintArguments, { encoding: 'utf8' })
    if (status !== 0) issues.push(`${path}: ${stderr}`)
  }
  return issues
}

async function download(origin: string, path: string, name: string): Promise<string> {
  const file = `${DOWNLOAD_FOLDER}/${name}`
  writeFileSync(file, (await fetchPath(origin, path)).body)
  return file
}
