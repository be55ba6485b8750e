import { eq } from 'drizzle-orm'
import { prepareQuery } from './prepared-query.ts'
import { prosePages } from './schema.ts'

export const selectProsePage = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(prosePages)
    .where(eq(prosePages.slug, value('slug'))),
)
