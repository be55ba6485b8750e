import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import { type Database, queryRowsWithVersion, queryWithVersion, type Versioned } from '../../db/client.ts'
import { selectProsePage } from '../../db/prose.ts'
import { clinics, faqSections, faqs, reviews } from '../../db/schema.ts'
import type { Review } from '../../domain/clinic/clinic-record.ts'
import type { FaqSection, ProsePage } from '../../domain/content.ts'

export async function findFaqSections(db: Database): Promise<Versioned<FaqSection[]>> {
  const scopes = db.select({ slug: faqSections.slug }).from(faqSections)
  const { version, results } = await queryWithVersion(db, [
    db.select().from(faqSections).orderBy(asc(faqSections.position)),
    db.select().from(faqs).where(inArray(faqs.scope, scopes)).orderBy(asc(faqs.scope), asc(faqs.position)),
  ])
  const [sections, questions] = results
  const data = sections.map((section) => ({
    slug: section.slug,
    title: section.title,
    sources: section.sources,
    faqs: questions.filter((question) => question.scope === section.slug),
  }))
  return { version, data }
}

export async function findProsePage(db: Database, slug: string): Promise<Versioned<ProsePage | null>> {
  const { version, data } = await queryRowsWithVersion(db, selectProsePage(db, slug))
  return { version, data: data[0] ?? null }
}

/** Finds the contact page, and the name of the clinic with this id or slug if there is one. */
export async function findContactPage(
  db: Database,
  clinicKey: string,
): Promise<Versioned<{ prose: ProsePage; clinic: string | null } | null>> {
  const { version, results } = await queryWithVersion(db, [
    selectProsePage(db, 'contact'),
    db
      .select({ name: clinics.name })
      .from(clinics)
      .where(or(eq(clinics.id, clinicKey), eq(clinics.slug, clinicKey)))
      .limit(1),
  ])
  const [[prose], [clinic]] = results
  return { version, data: prose ? { prose, clinic: clinic?.name ?? null } : null }
}

/** Returns all reviews, a few dozen at most. */
export const listReviews = (db: Database): Promise<Versioned<Review[]>> =>
  queryRowsWithVersion(db, db.select().from(reviews).orderBy(desc(reviews.writtenOn)))
