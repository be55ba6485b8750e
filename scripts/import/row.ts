import type { Cells } from './files/columns.ts'
import { readCoordinates } from './places/coordinates.ts'
import { createSlug } from './plan/slugs.ts'
import { type ReadContext, RowReader, type RowReading, type SourceRow } from './row-reader.ts'
import { readLanguages } from './values/languages.ts'
import { readArea, readSkinTypes, readSlug, readSlugs, splitValues } from './values/lists.ts'
import { readName } from './values/names.ts'
import { readPhone } from './values/phones.ts'
import { readPrices } from './values/prices.ts'
import { readProviders } from './values/providers.ts'
import { accept, type Reading, reject } from './values/reading.ts'
import {
  cleanText,
  readBoolean,
  readDateUpToToday,
  readEmail,
  readRating,
  readReviewCount,
  readWebsite,
  readYear,
  toText,
} from './values/scalars.ts'
import { findStatus, readStatus } from './values/status.ts'

export function readRow({ row, cells }: SourceRow, context: ReadContext): RowReading {
  const reader = new RowReader(row, cells, context)
  const { directory, today, lenient } = context
  reader.rejectSample()
  reader.readCell('id', 'id', readId)
  reader.readCell('slug', 'slug', readSlug)
  reader.readCell('previousSlugs', 'previous_slugs', readSlugs)
  reader.readCell('name', 'name', readName)
  reader.readCell('description', 'description', readDescription)
  reader.readAddress()
  reader.readCell('location', 'location', (value) => readArea(value, directory.referenceData.areas))
  reader.readCell('services', 'categories', (value) => ({
    ...accept(directory.serviceIndex.findServicesInCategories(value)),
    isIncomplete: true,
  }))
  reader.readCell('services', 'services', (value) => directory.serviceIndex.readServices(value, lenient))
  reader.readCell('featured', 'featured', readBoolean)
  reader.readCell('verified', 'verified', readBoolean)
  reader.readCell('rating', 'rating', readRating)
  reader.readCell('reviewCount', 'review_count', readReviewCount)
  reader.readCell('ratingSource', 'rating_source', (value) => accept(cleanText(value)))
  reader.addReading('coordinates', 'latitude', formatCoordinateCells(cells), readCoordinates(cells))
  reader.readCell('phone', 'phone', (value) => readPhone(value, directory.isSample))
  reader.readCell('website', 'website', readWebsite)
  reader.readCell('email', 'email', readEmail)
  reader.readHours()
  reader.readCell('byAppointment', 'by_appointment', readBoolean)
  reader.readCell('languages', 'languages', readLanguages)
  reader.readCell('stepFree', 'step_free', readBoolean)
  reader.readCell('providers', 'providers', readProviders)
  reader.readCell('devices', 'devices', (value) => accept(splitValues(value)))
  reader.readCell('skinTypes', 'skin_types', readSkinTypes)
  reader.readCell('opened', 'opened', (value) => readYear(value, Number(today.slice(0, 4))))
  reader.readCell('prices', 'prices', (value) => readPrices(value, directory.serviceIndex, lenient))
  reader.readCell('lastChecked', 'last_checked', (value) => readDateUpToToday(value, today))
  const { column: statusColumn } = findStatus(cells)
  reader.addReading('status', statusColumn, cells[statusColumn], readStatus(cells, today))
  return reader.result
}

const MAX_DESCRIPTION_LENGTH = 2000

function readDescription(value: unknown): Reading<string> {
  const text = cleanText(value)
  return text.length <= MAX_DESCRIPTION_LENGTH
    ? accept(text)
    : reject(`has ${text.length} characters`, `shorten it to ${MAX_DESCRIPTION_LENGTH} characters`)
}

function readId(value: unknown): Reading<string> {
  const text = cleanText(value)
  const id = /^[a-z0-9-]+$/.test(text) ? text : createSlug(text)
  return id === '' ? reject('has no letters or digits', 'write lowercase letters, digits and hyphens') : accept(id)
}

const formatCoordinateCells = ({ latitude, longitude, coordinates }: Cells) =>
  coordinates === undefined ? [latitude, longitude].map(toText).filter(Boolean).join(', ') : coordinates
