import { expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'
import { planSample } from '../tools/planned-seed.ts'

const files = loadSampleFiles()
const { rows } = planSample()

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

// §1.5, §3.7, §3.10
test('about 50 clinics are listed, some without a slug, coordinates or a phone number', () => {
  expect(isBetween(files.clinics.length, 45, 60)).toBe(true)
  for (const field of ['slug', 'coordinates', 'phone'] as const) {
    const countWithoutField = files.clinics.filter((clinic) => clinic[field] === undefined).length
    expect(countWithoutField, field).toBeGreaterThan(0)
    expect(countWithoutField, field).toBeLessThan(files.clinics.length / 2)
  }
})

// §3.1, §3.3, §3.4, §3.5, §3.6, §D4.22
test('a clinic has id, name, description, picture, address, area, services, flags, rating and number of reviews', () => {
  for (const clinic of rows.of(t.clinics)) {
    for (const field of ['id', 'segment', 'name', 'description', 'map', 'address', 'location'] as const)
      expect(clinic[field], `${clinic.id}: ${field}`).toMatch(/\S/)
    if (!clinic.status || clinic.status.kind === 'moved') expect(clinic.ogImage, clinic.id).toMatch(/\S/)
    expect(clinic.services.length, clinic.id).toBeGreaterThan(0)
    expect([typeof clinic.featured, typeof clinic.verified]).toEqual(['boolean', 'boolean'])
    expect(isBetween(clinic.rating ?? -1, 0, 5), clinic.id).toBe(true)
    expect(Number.isInteger(clinic.reviewCount), clinic.id).toBe(true)
  }
})

// §3.14
test('an area has slug, name, short and long description, pictures, number of clinics and the featured flag', () => {
  for (const area of rows.of(t.areas)) {
    for (const field of ['slug', 'name', 'shortDescription', 'tagline', 'map'] as const)
      expect(area[field], `${area.slug}: ${field}`).toMatch(/\S/)
    expect(area.guide.guide.length, area.slug).toBeGreaterThan(0)
    expect(area.cover.city, area.slug).toMatch(/^M/)
    expect(typeof area.featured).toBe('boolean')
    expect(Number.isInteger(area.listedCount)).toBe(true)
  }
})

// §3.23
test('a sub-area has name, picture, description, clientele and popular services', () => {
  expect(rows.of(t.subAreas)).toHaveLength(15)
  for (const sub of rows.of(t.subAreas)) {
    for (const field of ['slug', 'name', 'map', 'description', 'clientele'] as const)
      expect(sub[field], `${sub.slug}: ${field}`).toMatch(/\S/)
    expect(sub.popularServices.length, sub.slug).toBeGreaterThan(1)
  }
})

// §3.24
test('a treatment has name, slug, description and a picture', () => {
  for (const treatment of rows.of(t.treatments))
    for (const field of ['slug', 'name', 'description', 'icon', 'ogImage'] as const)
      expect(treatment[field], `${treatment.slug}: ${field}`).toMatch(/\S/)
})

// §3.29, §3.30, §3.33
test('a guide has introduction, benefits, process, recovery, results, considerations, instructions, keywords', () => {
  for (const { treatment, content } of rows.of(t.guides)) {
    const lists = ['introduction', 'benefits', 'process', 'recovery', 'results', 'considerations'] as const
    for (const list of [...lists, 'beforeTreatment', 'afterTreatment'] as const)
      expect(content[list].length, `${treatment}: ${list}`).toBeGreaterThan(0)
    expect(content.keywords.length, treatment).toBeGreaterThan(0)
  }
})

// §3.35, §3.36, §3.40
test('no text of a question, an insight or a review is empty, and each review has a rating and a date', () => {
  for (const { question, answer } of rows.of(t.faqs)) for (const part of [question, answer]) expect(part).toMatch(/\S/)
  for (const { title, description } of rows.of(t.insights))
    for (const part of [title, description]) expect(part).toMatch(/\S/)
  for (const { rating, text, author, location, writtenOn } of rows.of(t.reviews)) {
    expect(isBetween(rating, 1, 5)).toBe(true)
    for (const part of [text, author, location]) expect(part).toMatch(/\S/)
    expect(writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

// §3.37
test('a pricing row has type, average, minimum and maximum, in whole dollars', () => {
  for (const { type, averagePrice, minPrice, maxPrice } of rows.of(t.pricingRows)) {
    expect(type).toMatch(/\S/)
    expect([averagePrice, minPrice, maxPrice].every(Number.isInteger), type).toBe(true)
  }
})
