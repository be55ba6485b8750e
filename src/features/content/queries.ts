import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import { type Database, queryDataWithVersion, queryRowsWithVersion, type Versioned } from '../../db/client.ts'
import { selectProsePage } from '../../db/prose.ts'
import { clinics, faqSections, faqs, reviews } from '../../db/schema.ts'
import type { Review } from '../../domain/clinic/clinic-record.ts'
import type { FaqSection, Prose } from '../../domain/content.ts'

export function listFaqSections(db: Database): Promise<Versioned<FaqSection[]>> {
  const scopes = db.select({ slug: faqSections.slug }).from(faqSections)
  return queryDataWithVersion(
    db,
    [
      db.select().from(faqSections).orderBy(asc(faqSections.position)),
      db.select().from(faqs).where(inArray(faqs.scope, scopes)).orderBy(asc(faqs.scope), asc(faqs.position)),
    ],
    ([sections, questions]) =>
      sections.map((section) => ({ ...section, faqs: questions.filter(({ scope }) => scope === section.slug) })),
  )
}

export const findProsePage = (db: Database, slug: string): Promise<Versioned<Prose | null>> =>
  queryDataWithVersion(db, [selectProsePage(db, slug)], ([[page]]) => page ?? null)

export const findContactPage = (db: Database, clinicKey: string) =>
  queryDataWithVersion(
    db,
    [
      selectProsePage(db, 'contact'),
      db
        .select({ name: clinics.name })
        .from(clinics)
        .where(or(eq(clinics.id, clinicKey), eq(clinics.slug, clinicKey)))
        .limit(1),
    ],
    ([[prose], [clinic]]) => (prose ? { prose, claimedClinicName: clinic?.name ?? null } : null),
  )

export const listReviews = (db: Database): Promise<Versioned<Review[]>> =>
  queryRowsWithVersion(db, db.select().from(reviews).orderBy(desc(reviews.writtenOn)))
