import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { ClinicCard, Review } from '../domain/clinic-record.ts'
import type { AreaCover, Faq, FaqSection, ProsePage } from '../domain/content.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { listHomeClinics } from './clinics.ts'
import { prepareQuery } from './prepared-query.ts'
import {
  faqSections,
  faqs,
  pictures,
  prosePages,
  redirects,
  retiredPictures,
  reviews,
  sharePictures,
  site,
} from './schema.ts'
import { listFaqs } from './treatments.ts'

export interface HomePage {
  hero: AreaCover
  intro: ProsePage | null
  featured: ClinicCard[]
  reviews: Review[]
  faqs: Faq[]
}

/** What the home page shows beyond the catalog. */
export async function findHomePage(db: Database): Promise<Read<HomePage>> {
  const { version, results } = await readTogether(db, [
    heroOfSite(db, {}),
    proseCalled(db, { slug: 'home' }),
    listHomeClinics(db, {}),
    reviewsOfHome(db, {}),
    listFaqs(db, 'home'),
  ] as const)
  const [[home], [intro], featured, samples, questions] = results
  if (!home) throw new Error('the site row vanished within a transaction')
  return { version, data: { hero: home.hero, intro: intro ?? null, featured, reviews: samples, faqs: questions } }
}

const heroOfSite = prepareQuery([], (db) => db.select({ hero: site.hero }).from(site))

const proseCalled = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(prosePages)
    .where(eq(prosePages.slug, value('slug'))),
)

const reviewsOfHome = prepareQuery([], (db) =>
  db.select().from(reviews).where(eq(reviews.home, true)).orderBy(asc(reviews.id)).limit(3),
)

/** The FAQ page: its sections in order, each with its questions. */
export async function findFaqSections(db: Database): Promise<Read<FaqSection[]>> {
  const scopes = db.select({ slug: faqSections.slug }).from(faqSections)
  const { version, results } = await readTogether(db, [
    db.select().from(faqSections).orderBy(asc(faqSections.position)),
    db.select().from(faqs).where(inArray(faqs.scope, scopes)).orderBy(asc(faqs.scope), asc(faqs.position)),
  ] as const)
  const [sections, questions] = results
  const data = sections.map((section) => ({
    slug: section.slug,
    title: section.title,
    sources: section.sources,
    faqs: questions.filter((question) => question.scope === section.slug),
  }))
  return { version, data }
}

/** Reads a prose page; null when there is none of this name. */
export async function findProsePage(db: Database, slug: string): Promise<Read<ProsePage | null>> {
  const { version, results } = await readTogether(db, [proseCalled(db, { slug })] as const)
  return { version, data: results[0][0] ?? null }
}

/** All sample reviews, newest first. They are content: a few dozen at most. */
export async function listReviews(db: Database): Promise<Read<Review[]>> {
  const { version, results } = await readTogether(db, [
    db.select().from(reviews).orderBy(desc(reviews.writtenOn)),
  ] as const)
  return { version, data: results[0] }
}

/** Where a retired address leads: a path, `gone`, or null when it never was one. */
export async function findRedirect(db: Database, path: string): Promise<string | 'gone' | null> {
  const [row] = await db.select().from(redirects).where(eq(redirects.path, path))
  if (!row) return null
  return row.target ?? 'gone'
}

/** A drawn picture by its content's name, also one that the data no longer names. */
export async function findPicture(db: Database, name: string) {
  const [[picture], [retired]] = await db.batch([pictureCalled(db, { name }), retiredPictureCalled(db, { name })])
  return picture ?? (retired ? { type: retired.type, body: bytesOf(retired.body) } : null)
}

/** A sharing picture by its content's name, as PNG, also one that the data no longer names. */
export async function findSharePicture(db: Database, name: string): Promise<ArrayBuffer | null> {
  const [[picture], [retired]] = await db.batch([sharePictureCalled(db, { name }), retiredPictureCalled(db, { name })])
  const blob = picture?.png ?? retired?.body
  return blob ? bytesOf(blob) : null
}

/** D1 hands a blob over as an array of bytes. */
const bytesOf = (blob: unknown): ArrayBuffer => new Uint8Array(blob as ArrayLike<number>).buffer

const pictureCalled = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(pictures)
    .where(eq(pictures.name, value('name'))),
)

const sharePictureCalled = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(sharePictures)
    .where(eq(sharePictures.name, value('name'))),
)

const retiredPictureCalled = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(retiredPictures)
    .where(eq(retiredPictures.name, value('name'))),
)
