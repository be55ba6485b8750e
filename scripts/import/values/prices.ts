import { z } from 'zod'
import { PRICE_UNITS, type PriceUnit } from '../../../src/domain/price.ts'
import { accept, isRejected, joinReadings, type Reading, reject } from './reading.ts'
import { cleanText, readDate, toText } from './scalars.ts'
import type { ServiceIndex } from './services.ts'

const priceDraftSchema = z.object({
  service: z.string(),
  label: z.string().optional(),
  unit: z.enum(PRICE_UNITS),
  min: z.number(),
  max: z.number(),
  asOf: z.string().optional(),
})

/** A price in a row. `mergePrice` fills in a missing label, and a missing date if the clinic has the same price. */
export type PriceDraft = z.infer<typeof priceDraftSchema>

const AMOUNT_PATTERN = String.raw`\$?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`

/** Matches a price such as `botox "Frown lines" = $280-420 / area 2026-04-02`. */
const PRICE_PATTERN = new RegExp(
  String.raw`^([^"=:$<>~≈≤≥]+?)\s*(?:"((?:[^"]|"")*)")?\s*(?:[=:]|(?=\$)|(?<=\s)(?=\d))\s*${AMOUNT_PATTERN}(?:\s*(?:-|–|—|to)\s*${AMOUNT_PATTERN})?` +
    String.raw`\s*(?:USD\s*)?(?:\/|per|an?)\s*([a-z]+)\s*(?:(?:@|on|as of)?\s*(\d[\d/-]+))?$`,
  'i',
)

const FORMAT_HINT =
  'write service=amount/unit, such as botox=14/unit or fillers=900-1200/syringe, with semicolons between'

export function readPrices(value: unknown, serviceIndex: ServiceIndex, lenient = false): Reading<PriceDraft[]> {
  const readings = Array.isArray(value)
    ? value.map(readPriceRecord)
    : splitPrices(toText(value)).map((priceText) => readPriceText(priceText, serviceIndex))
  return joinReadings(readings, lenient)
}

/** Splits at `;`, `|`, line breaks and commas before a word, but not in '$800-1,100' or inside quotation marks. */
const splitPrices = (text: string) =>
  (text.match(/(?:"[^"]*"|,(?!\s*\p{L})|[^",;|\n])+/gu) ?? []).map((priceText) => priceText.trim()).filter(Boolean)

function readPriceText(priceText: string, serviceIndex: ServiceIndex): Reading<PriceDraft> {
  const match = PRICE_PATTERN.exec(priceText)
  if (!match) return reject(`'${priceText}' is not a price`, FORMAT_HINT)
  const [, name = '', label, low = '', high = low, unitText = '', date] = match
  const serviceReading = serviceIndex.readServicesInText(name.trim())
  if (isRejected(serviceReading)) return serviceReading
  const unit = findUnit(unitText)
  if (!unit) return reject(`'${unitText}' is not a price unit`, `write one of ${PRICE_UNITS.join(', ')}`)
  const asOfReading = date === undefined ? null : readDate(date)
  if (asOfReading && isRejected(asOfReading)) return asOfReading
  const [slug, ...otherSlugs] = serviceReading.value
  if (slug === undefined || otherSlugs.length > 0)
    return reject(`'${name.trim()}' does not name exactly one service`, FORMAT_HINT)
  const draft: PriceDraft = { service: slug, unit, min: parseDollars(low), max: parseDollars(high) }
  if (label?.trim()) draft.label = cleanText(label.replaceAll('""', '"'))
  if (asOfReading) draft.asOf = asOfReading.value
  return checkDraft(draft, priceText, serviceReading.notes)
}

const UNIT_ABBREVIATIONS: Readonly<Record<string, PriceUnit>> = { u: 'unit', mo: 'month', syr: 'syringe' }

function findUnit(text: string): PriceUnit | undefined {
  const name = text.toLowerCase().replace(/s$/, '')
  return UNIT_ABBREVIATIONS[name] ?? PRICE_UNITS.find((unit) => unit === name)
}

const parseDollars = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100) / 100

function checkDraft(draft: PriceDraft, priceText: string, notes: readonly string[] = []): Reading<PriceDraft> {
  if (!(draft.min > 0)) return reject(`'${priceText}' costs nothing`, 'write an amount in US dollars, or leave it out')
  if (draft.min > draft.max) return reject(`'${priceText}' has its higher amount first`, 'write the lower amount first')
  return accept(draft, ...notes)
}

const priceRecordSchema = priceDraftSchema.required()

function readPriceRecord(value: unknown): Reading<PriceDraft> {
  const { data } = priceRecordSchema.safeParse(value)
  if (!data) return reject(`${JSON.stringify(value)} is not a price`, 'give it service, label, unit, min, max and asOf')
  return checkDraft({ ...data, label: cleanText(data.label) }, data.label)
}
