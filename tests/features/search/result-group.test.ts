import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/db/catalog.ts'
import { openDatabase } from '../../../src/db/client.ts'
import { formatGroupTotal, ResultGroup } from '../../../src/features/search/result-group.tsx'
import { toMarkup } from '../../../src/render/markup.ts'
import { findLinks } from '../../tools/html.ts'

test('the total is always exact for clinics offering a service, but only up to 1,000 for clinics found by text', () => {
  expect(formatGroupTotal({ kind: 'clinic', hits: [], total: 1000 })).toBe('(1,000)')
  expect(formatGroupTotal({ kind: 'clinic', hits: [], total: 1001 })).toBe('(1,000+)')
  expect(formatGroupTotal({ kind: 'offer', hits: [], total: 1234 })).toBe('(1,234)')
})

test.each([
  ['botox', 'soho', 'Botox in SoHo', '/treatments/botox/soho'],
  ['iv-therapy', 'soho', 'IV Therapy in SoHo', '/services/iv-therapy?area=soho'],
  ['botox', 'the-hamptons/montauk', 'Botox in Montauk', '/services/botox?area=the-hamptons.montauk'],
  ['botox', '*', 'Botox', '/services/botox'],
])(
  'a group with more clinics of %s in %s than are shown links to the list of all',
  async (service, area, name, href) => {
    const catalog = await loadCatalog(openDatabase(env.DB))
    const group = ResultGroup({
      group: { kind: 'offer', hits: [], total: 20 },
      isFirst: true,
      catalog,
      serviceInArea: { service, area },
    })
    expect(findLinks(toMarkup(group))).toEqual([{ text: `All 20 med spas offering ${name}`, href }])
  },
)
