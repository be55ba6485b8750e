import type { Database } from './client.ts'
import { prepareLookup } from './prepared-query.ts'
import { ogImages, pictures, retiredPictures } from './schema.ts'

export async function findPicture(
  db: Database,
  name: string,
): Promise<{ type: string; body: string | ArrayBuffer } | null> {
  const [[picture], [ogImage], [retiredPicture]] = await db.batch([
    selectPicture(db, name),
    selectOgImage(db, name),
    selectRetiredPicture(db, name),
  ])
  if (picture) return picture
  if (ogImage) return { type: 'image/png', body: toArrayBuffer(ogImage.png) }
  return retiredPicture ? { type: retiredPicture.type, body: toArrayBuffer(retiredPicture.body) } : null
}

const toArrayBuffer = (blob: unknown): ArrayBuffer => new Uint8Array(blob as ArrayLike<number>).buffer

const selectPicture = prepareLookup(pictures, pictures.name)
const selectOgImage = prepareLookup(ogImages, ogImages.name)
const selectRetiredPicture = prepareLookup(retiredPictures, retiredPictures.name)
