import { asc, eq } from 'drizzle-orm'
import { type Database, EmptyDatabaseError, queryDataWithVersion } from '../../db/client.ts'
import { selectHomeClinics } from '../../db/clinics.ts'
import { prepareQuery } from '../../db/prepared-query.ts'
import { selectProsePage } from '../../db/prose.ts'
import { reviews, site } from '../../db/schema.ts'
import { selectFaqs } from '../../db/treatments.ts'

export const findHomePage = (db: Database) =>
  queryDataWithVersion(
    db,
    [
      selectHero(db, {}),
      selectProsePage(db, 'home'),
      selectHomeClinics(db, {}),
      selectHomeReviews(db, {}),
      selectFaqs(db, 'home'),
    ],
    ([[siteRow], [intro], featured, reviewRows, faqRows]) => {
      if (!siteRow) throw new EmptyDatabaseError()
      return { hero: siteRow.hero, intro: intro ?? null, featured, reviews: reviewRows, faqs: faqRows }
    },
  )

const selectHero = prepareQuery([], (db) => db.select({ hero: site.hero }).from(site))

const selectHomeReviews = prepareQuery([], (db) =>
  db.select().from(reviews).where(eq(reviews.home, true)).orderBy(asc(reviews.id)).limit(3),
)
