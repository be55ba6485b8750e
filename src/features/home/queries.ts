import { asc, eq } from 'drizzle-orm'
import type { Database, Versioned } from '../../db/client.ts'
import { queryWithVersion } from '../../db/client.ts'
import { listHomeClinics } from '../../db/clinics.ts'
import { prepareQuery } from '../../db/prepared-query.ts'
import { selectProsePage } from '../../db/prose.ts'
import { reviews, site } from '../../db/schema.ts'
import { listFaqs } from '../../db/treatments.ts'
import type { ClinicCard, Review } from '../../domain/clinic/clinic-record.ts'
import type { AreaCover, Faq, ProsePage } from '../../domain/content.ts'

export interface HomePage {
  hero: AreaCover
  intro: ProsePage | null
  featured: ClinicCard[]
  reviews: Review[]
  faqs: Faq[]
}

export async function findHomePage(db: Database): Promise<Versioned<HomePage>> {
  const { version, results } = await queryWithVersion(db, [
    selectHero(db, {}),
    selectProsePage(db, 'home'),
    listHomeClinics(db, {}),
    selectHomeReviews(db, {}),
    listFaqs(db, 'home'),
  ])
  const [[home], [intro], featured, samples, questions] = results
  if (!home) throw new Error('Missing row in the site table; reseed with npm run db:seed -- --force')
  return { version, data: { hero: home.hero, intro: intro ?? null, featured, reviews: samples, faqs: questions } }
}

const selectHero = prepareQuery([], (db) => db.select({ hero: site.hero }).from(site))

const selectHomeReviews = prepareQuery([], (db) =>
  db.select().from(reviews).where(eq(reviews.home, true)).orderBy(asc(reviews.id)).limit(3),
)
