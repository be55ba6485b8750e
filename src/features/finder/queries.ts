import { inArray } from 'drizzle-orm'
import { type Database, queryDataWithVersion } from '../../db/client.ts'
import { type ListQuery, selectClinicCards } from '../../db/clinics.ts'
import { treatmentOptions } from '../../db/schema.ts'

const MAX_FINDER_CLINICS = 6

export const findFinderPage = (db: Database, treatmentSlugs: readonly string[], listQuery: ListQuery) =>
  queryDataWithVersion(
    db,
    [
      db
        .select()
        .from(treatmentOptions)
        .where(inArray(treatmentOptions.treatment, [...treatmentSlugs])),
      selectClinicCards(db, { ...listQuery, perPage: MAX_FINDER_CLINICS }),
    ],
    ([options, clinics]) => ({
      options: treatmentSlugs.flatMap((slug) => options.find(({ treatment }) => treatment === slug) ?? []),
      clinics,
    }),
  )
