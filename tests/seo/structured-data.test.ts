import { beforeAll, describe, expect, test } from 'vitest'
import { formatDayHours } from '../../src/domain/clinic/hours.ts'
import { formatPhone } from '../../src/domain/clinic/phone.ts'
import { decodeEntities, extractVisibleText } from '../tools/html.ts'
import { getPage, queryColumn } from '../tools/site.ts'

const PATHS = [
  '/',
  '/treatments',
  '/treatments/botox',
  '/treatments/chemical-peels/brooklyn',
  '/treatments/botox/manhattan',
  '/services/botox',
  '/services/iv-therapy',
  '/medspas',
  '/medspas?page=2',
  '/medspas?area=brooklyn&sort=name',
  '/services/botox?near=soho&sort=distance',
  '/locations',
  '/locations/manhattan',
  '/locations/manhattan/chelsea',
  '/manhattan',
  '/manhattan?page=2',
  '/manhattan?treatment=botox',
  '/faq',
  '/reviews',
  '/finder',
  '/prices',
  '/prices/fillers',
  '/prices/botox?quantity=40&row=6',
  '/compare',
  '/appointments',
  '/appointments/botox',
  '/data',
  '/about',
  '/contact',
  '/changes',
  '/api',
]

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

function extractProperties(html: string): [property: string, value: Json][] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const walk = (value: Json, property: string): [string, Json][] => {
    if (Array.isArray(value)) return value.flatMap((entry) => walk(entry, property))
    if (typeof value !== 'object' || value === null) return [[property, value]]
    const hours: [string, Json][] =
      'opens' in value ? [['hours', formatDayHours(`${String(value['opens'])}-${String(value['closes'])}`)]] : []
    return [...hours, [property, value], ...Object.entries(value).flatMap(([name, entry]) => walk(entry, name))]
  }
  return scripts.flatMap(([, json = '']) => walk((JSON.parse(json) as { '@graph': Json })['@graph'], '@graph'))
}

const VISIBLE_PROPERTIES = new Set([
  'name',
  'telephone',
  'streetAddress',
  'addressLocality',
  'addressRegion',
  'postalCode',
  'hours',
])
const TEXT_PROPERTIES = new Set(['description', 'text'])
const PRICE_PROPERTIES = new Set(['minPrice', 'maxPrice', 'lowPrice', 'highPrice', 'price'])
const numberFormat = new Intl.NumberFormat('en-US')

function findHiddenStatements(html: string, text: string): string[] {
  const normalizedText = normalize(text)
  return extractProperties(html).flatMap(([property, value]) => {
    // Formats phone numbers as the page does, because structured data has them in E.164 format.
    if (VISIBLE_PROPERTIES.has(property))
      return normalizedText.includes(normalize(formatPhone(String(value)))) ? [] : [`${property}: ${value}`]
    if (PRICE_PROPERTIES.has(property))
      return text.includes(numberFormat.format(Number(value))) ? [] : [`${property}: ${value}`]
    if (property === 'priceRange')
      return String(value)
        .match(/[\d,]+/g)
        ?.every((figure) => text.includes(figure))
        ? []
        : [`priceRange: ${value}`]
    if (TEXT_PROPERTIES.has(property)) {
      const missing = String(value)
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !normalizedText.includes(normalize(sentence)))
      return missing.map((sentence) => `${property}: ${sentence}`)
    }
    return []
  })
}

const normalize = (text: string) => decodeEntities(text).replace(/\s+/g, '').toLowerCase()

const removeCitations = (html: string) => html.replace(/<sup>.*?<\/sup>/gs, '')

describe('structured data', () => {
  let clinicPaths: string[]
  beforeAll(async () => {
    clinicPaths = await queryColumn(
      "SELECT '/' || location || '/' || segment FROM clinics WHERE status IS NULL OR status NOT LIKE '%closed%'",
    )
  })

  const getHtmlAndText = async (path: string) => {
    const { status, html } = await getPage(path)
    expect(status, path).toBe(200)
    return { html, text: extractVisibleText(removeCitations(html)) }
  }

  test.each(PATHS)('of %s has only what the page shows', async (path) => {
    const { html, text } = await getHtmlAndText(path)
    expect(findHiddenStatements(html, text)).toEqual([])
  })

  test("of a clinic has only what the clinic's page shows", { timeout: 60_000 }, async () => {
    expect(clinicPaths.length).toBeGreaterThan(0)
    for (const path of clinicPaths) {
      const { html, text } = await getHtmlAndText(path)
      expect(findHiddenStatements(html, text), path).toEqual([])
    }
  })

  test('has no ratings or reviews, because this site collects none', async () => {
    for (const path of [...PATHS, ...clinicPaths.slice(0, 5)]) {
      const { html } = await getHtmlAndText(path)
      const properties = extractProperties(html).map(([property]) => property)
      expect(
        // 'lastReviewed' and 'reviewedBy' are about the medical review of a guide.
        properties.filter((property) => /rating|review(?!ed)/i.test(property)),
        path,
      ).toEqual([])
    }
  })

  test('has site, publisher and search on every tested page, and breadcrumbs on all but the home page', async () => {
    for (const path of PATHS) {
      const { html } = await getHtmlAndText(path)
      const types = extractProperties(html).flatMap(([property, value]) => (property === '@type' ? [value] : []))
      expect(types, path).toEqual(expect.arrayContaining(['WebSite', 'SearchAction', 'Organization']))
      expect(types.includes('BreadcrumbList'), path).toBe(path !== '/')
    }
  })

  test('has the expected types on ten pages', async () => {
    const expected: Record<string, string[]> = {
      '/': ['ItemList', 'FAQPage'],
      '/treatments': ['ItemList'],
      '/treatments/botox': ['MedicalProcedure', 'MedicalWebPage', 'AggregateOffer', 'FAQPage', 'ItemList'],
      '/treatments/botox/manhattan': ['Service', 'Place', 'ItemList', 'FAQPage'],
      '/locations/manhattan': ['Place', 'ItemList'],
      '/manhattan': ['Place', 'ItemList'],
      '/services/botox': ['ItemList'],
      '/medspas?area=brooklyn&sort=name': ['ItemList'],
      '/faq': ['FAQPage'],
      '/prices/fillers': ['AggregateOffer'],
    }
    for (const [path, types] of Object.entries(expected)) {
      const { html } = await getHtmlAndText(path)
      const pageTypes = extractProperties(html).flatMap(([property, value]) => (property === '@type' ? [value] : []))
      expect(pageTypes, path).toEqual(expect.arrayContaining(types))
    }
  })

  test("has the clinic's stored coordinates, or none if they are unknown", { timeout: 60_000 }, async () => {
    const rows = await queryColumn<string>(
      "SELECT json_array('/' || location || '/' || segment, lat, lng) FROM clinics WHERE status IS NULL",
    )
    for (const row of rows) {
      const [path, lat, lng] = JSON.parse(row) as [string, number | null, number | null]
      const { html } = await getHtmlAndText(path)
      const coordinates = Object.fromEntries(extractProperties(html).filter(([property]) => /itude$/.test(property)))
      expect(coordinates, path).toEqual(lat === null ? {} : { latitude: lat, longitude: lng })
    }
  })

  // §9.82
  test('has the phone number of a clinic with the country code, as Google asks for', async () => {
    const { html } = await getHtmlAndText('/upper-east-side/marchetti-osei-dermatology')
    expect(extractProperties(html)).toContainEqual(['telephone', '+12125550104'])
  })

  test('has no opening hours for a clinic without hours', async () => {
    const pathsWithoutHours = await queryColumn(
      "SELECT '/' || location || '/' || segment FROM clinics WHERE hours IS NULL LIMIT 3",
    )
    expect(pathsWithoutHours).toHaveLength(3)
    for (const path of pathsWithoutHours) {
      const { html } = await getHtmlAndText(path)
      expect(html, path).not.toContain('openingHoursSpecification')
    }
  })

  test('of a guide has the number of providers and lists six of them', async () => {
    const { html } = await getHtmlAndText('/treatments/botox')
    const [providerCount] = await queryColumn<number>(
      `SELECT count(*) FROM listings WHERE service = 'botox' AND area = '*'`,
    )
    const properties = extractProperties(html)
    expect(properties).toContainEqual(['numberOfItems', providerCount])
    // The page has three breadcrumbs.
    expect(properties.filter(([property, value]) => property === '@type' && value === 'ListItem')).toHaveLength(3 + 6)
  })

  test('continues the numbering of a list from page to page', async () => {
    const { html } = await getHtmlAndText('/medspas?page=2')
    expect(html).toContain('"position":25,"name":')
  })
})
