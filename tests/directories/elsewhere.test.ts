import { beforeAll, expect, test } from 'vitest'
import { page } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

beforeAll(() => loadDirectory('elsewhere'))

test.each(['/', '/locations', '/medspas'])(
  '%s names no place of the sample that the directory does not have',
  async (path) => {
    const { html } = await page(path)
    const interfaceOnly = html.replace(
      /<article.*?<\/article>|<section[^>]*aria-labelledby="questions".*?<\/section>/gs,
      '',
    )
    expect(interfaceOnly).toContain('Park Slope')
    expect(interfaceOnly).not.toMatch(/Midtown|Montauk|Hamptons/)
  },
)
