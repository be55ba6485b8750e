import { beforeAll, expect, test } from 'vitest'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

beforeAll(() => loadDirectory('elsewhere'))

test.each(['/', '/locations', '/medspas'])(
  "outside of cards and questions, %s names Park Slope, but not the sample's Midtown, Montauk or Hamptons",
  async (path) => {
    const { html } = await getPage(path)
    const interfaceOnly = html.replace(
      /<article.*?<\/article>|<section[^>]*aria-labelledby="questions".*?<\/section>/gs,
      '',
    )
    expect(interfaceOnly).toContain('Park Slope')
    expect(interfaceOnly).not.toMatch(/Midtown|Montauk|Hamptons/)
  },
)
