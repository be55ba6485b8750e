import { prepareLookup } from './prepared-query.ts'
import { prosePages } from './schema.ts'

export const selectProsePage = prepareLookup(prosePages, prosePages.slug)
