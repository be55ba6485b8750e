import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { prepareQuery } from './prepared-query.ts'
import { ogImages, pictures, retiredPictures } from './schema.ts'

/** Finds a picture, even a retired one that cached pages still reference. */
export async function findPicture(db: Database, name: string) {
  const [[picture], [retired]] = await db.batch([selectPicture(db, { name }), selectRetiredPicture(db, { name })])
  return picture ?? (retired ? { type: retired.type, body: toArrayBuffer(retired.body) } : null)
}

export async function findOgImage(db: Database, name: string): Promise<ArrayBuffer | null> {
  const [[picture], [retired]] = await db.batch([selectOgImage(db, { name }), selectRetiredPicture(db, { name })])
  const blob = picture?.png ?? retired?.body
  return blob ? toArrayBuffer(blob) : null
}

/** D1 returns a blob as an array of bytes. */
const toArrayBuffer = (blob: unknown): ArrayBuffer => new Uint8Array(blob as ArrayLike<number>).buffer

const selectPicture = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(pictures)
    .where(eq(pictures.name, value('name'))),
)

const selectOgImage = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(ogImages)
    .where(eq(ogImages.name, value('name'))),
)

const selectRetiredPicture = prepareQuery(['name'], (db, value) =>
  db
    .select()
    .from(retiredPictures)
    .where(eq(retiredPictures.name, value('name'))),
)
