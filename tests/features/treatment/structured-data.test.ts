import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/db/catalog.ts'
import { openDatabase } from '../../../src/db/client.ts'
import { findTreatmentPage } from '../../../src/db/treatments.ts'
import { findTreatment } from '../../../src/domain/catalog.ts'
import { createTreatmentJsonLd } from '../../../src/features/treatment/structured-data.ts'

test('the structured data states how many clinics offer the treatment, even if it lists only some', async () => {
  const db = openDatabase(env.DB)
  const catalog = await loadCatalog(db)
  const treatment = findTreatment(catalog, 'botox')
  const page = await findTreatmentPage(db, 'botox')
  if (!treatment || !page) throw new Error('botox is missing')
  expect(createTreatmentJsonLd(treatment, page.data, 200)).toContainEqual(
    expect.objectContaining({ '@type': 'ItemList', numberOfItems: 200 }),
  )
})
