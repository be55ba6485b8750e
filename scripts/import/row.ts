import type { Cells } from './files/columns.ts'
import { readCoordinates } from './places/coordinates.ts'
import { slugOf } from './plan/ids.ts'
import { type ReadContext, type ReadRow, RowReader, type SourceRow } from './row-reader.ts'
import { readLanguages } from './values/languages.ts'
import { readArea, readSkinTypes, readSlug, readSlugs, splitItems } from './values/lists.ts'
import { readName } from './values/names.ts'
import { readPhone } from './values/phones.ts'
import { readPrices } from './values/prices.ts'
import { readProviders } from './values/providers.ts'
import { accepted, joinAccepted, joinAll, type Reading, rejected } from './values/reading.ts'
import { readStatus } from './values/status.ts'
import {
  cleanText,
  rawText,
  readBoolean,
  readCount,
  readDateUpToToday,
  readEmail,
  readRating,
  readWebsite,
  readYear,
} from './values/values.ts'

export function readRow({ row, cells }: SourceRow, context: ReadContext): ReadRow {
  const reader = new RowReader(row, cells, context)
  const { directory, today, lenient } = context
  const join = lenient ? joinAccepted : joinAll
  reader.rejectSample()
  reader.read('id', 'id', readId)
  reader.read('slug', 'slug', readSlug)
  reader.read('previousSlugs', 'previous_slugs', readSlugs)
  reader.read('name', 'name', readName)
  reader.read('description', 'description', readDescription)
  reader.readAddress()
  reader.read('location', 'location', (value) => readArea(value, directory.lists.areas))
  reader.read('services', 'categories', (value) => accepted(directory.services.amongCategories(value)))
  reader.read('services', 'services', (value) => directory.services.readAll(value, join))
  reader.read('featured', 'featured', readBoolean)
  reader.read('verified', 'verified', readBoolean)
  reader.read('rating', 'rating', readRating)
  reader.read('reviewCount', 'review_count', readCount)
  reader.read('ratingSource', 'rating_source', (value) => accepted(cleanText(value)))
  reader.collect('coordinates', 'latitude', coordinatesText(cells), readCoordinates(cells))
  reader.read('phone', 'phone', (value) => readPhone(value, directory.sample))
  reader.read('website', 'website', readWebsite)
  reader.read('email', 'email', readEmail)
  reader.readHours()
  reader.read('byAppointment', 'by_appointment', readBoolean)
  reader.read('languages', 'languages', readLanguages)
  reader.read('stepFree', 'step_free', readBoolean)
  reader.read('providers', 'providers', readProviders)
  reader.read('devices', 'devices', (value) => accepted(splitItems(value)))
  reader.read('skinTypes', 'skin_types', readSkinTypes)
  reader.read('opened', 'opened', (value) => readYear(value, Number(today.slice(0, 4))))
  reader.read('prices', 'prices', (value) => readPrices(value, directory.services, join))
  reader.read('lastChecked', 'last_checked', (value) => readDateUpToToday(value, today))
  reader.collect('status', 'status', cells.status, readStatus(cells, today))
  return reader.result
}

const MAX_DESCRIPTION = 2000

function readDescription(value: unknown): Reading<string> {
  const text = cleanText(value)
  return text.length <= MAX_DESCRIPTION
    ? accepted(text)
    : rejected(`has ${text.length} characters`, `shorten it to ${MAX_DESCRIPTION}`)
}

function readId(value: unknown): Reading<string> {
  const text = cleanText(value)
  const id = /^[a-z0-9-]+$/.test(text) ? text : slugOf(text)
  return id === '' ? rejected('has no letters or digits', 'write lowercase letters, digits and hyphens') : accepted(id)
}

const coordinatesText = ({ latitude, longitude, coordinates }: Cells) =>
  coordinates === undefined ? [latitude, longitude].map(rawText).filter(Boolean).join(', ') : coordinates
