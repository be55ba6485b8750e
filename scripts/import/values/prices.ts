import { z } from 'zod'
import { PRICE_UNITS, type PriceUnit } from '../../../src/domain/price.ts'
import { accepted, isRejected, type JoinReadings, joinAll, type Reading, rejected } from './reading.ts'
import type { ServiceIndex } from './services.ts'
import { cleanText, rawText, readDate } from './values.ts'

/** Missing values come from the clinic's current prices. */
export interface PriceDraft {
  service: string
  label?: string
  unit: PriceUnit
  min: number
  max: number
  asOf?: string
}

const AMOUNT = String.raw`\$?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`

/** Matches a price such as `botox "Frown lines" = $280-420 / area 2026-04-02`. */
const ENTRY = new RegExp(
  String.raw`^([^"=:$]+?)\s*(?:"((?:[^"]|"")*)")?\s*(?:[=:]|(?=\$))\s*${AMOUNT}(?:\s*(?:-|–|—|to)\s*${AMOUNT})?` +
    String.raw`\s*(?:USD\s*)?(?:\/|per|an?)\s*([a-z]+)\s*(?:(?:@|on|as of)?\s*(\d[\d/-]+))?$`,
  'i',
)

const FORMAT_HINT =
  'write service=amount/unit, such as botox=14/unit or fillers=900-1200/syringe, with semicolons between'

export function readPrices(
  value: unknown,
  services: ServiceIndex,
  join: JoinReadings = joinAll,
): Reading<PriceDraft[]> {
  if (Array.isArray(value)) return join(value.map(readRecord))
  return join(splitEntries(rawText(value)).map((entry) => readEntry(entry, services)))
}

/** Splits '$12, fillers', but not '$800-1,100', and nothing inside quotation marks. */
const splitEntries = (text: string) =>
  (text.match(/(?:"[^"]*"|,(?!\s*\p{L})|[^",;|\n])+/gu) ?? []).map((entry) => entry.trim()).filter(Boolean)

function readEntry(entry: string, services: ServiceIndex): Reading<PriceDraft> {
  const match = ENTRY.exec(entry)
  if (!match) return rejected(`'${entry}' is not a price`, FORMAT_HINT)
  const [, name = '', label, low = '', high = low, unitText = '', date] = match
  const service = services.read(name.trim())
  if (isRejected(service)) return service
  const unit = unitNamed(unitText)
  if (!unit) return rejected(`'${unitText}' is not a unit of prices`, `write one of ${PRICE_UNITS.join(', ')}`)
  const asOf = date === undefined ? null : readDate(date)
  if (asOf && isRejected(asOf)) return asOf
  const [slug, ...others] = service.value
  if (slug === undefined || others.length > 0) return rejected(`'${name.trim()}' is not one service`, FORMAT_HINT)
  const draft: PriceDraft = { service: slug, unit, min: parseDollars(low), max: parseDollars(high) }
  if (label?.trim()) draft.label = cleanText(label.replaceAll('""', '"'))
  if (asOf) draft.asOf = asOf.value
  return checkDraft(draft, entry, service.notes)
}

const SHORT_UNITS: Readonly<Record<string, PriceUnit>> = { u: 'unit', mo: 'month', syr: 'syringe' }

function unitNamed(text: string): PriceUnit | undefined {
  const name = text.toLowerCase().replace(/s$/, '')
  return SHORT_UNITS[name] ?? PRICE_UNITS.find((known) => known === name)
}

const parseDollars = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100) / 100

function checkDraft(draft: PriceDraft, entry: string, notes: readonly string[] = []): Reading<PriceDraft> {
  if (!(draft.min > 0)) return rejected(`'${entry}' costs nothing`, 'write an amount in US dollars, or leave it out')
  if (draft.min > draft.max) return rejected(`'${entry}' ends below its start`, 'write the lower amount first')
  return accepted(draft, ...notes)
}

const recordSchema = z.object({
  service: z.string(),
  label: z.string(),
  unit: z.enum(PRICE_UNITS),
  min: z.number(),
  max: z.number(),
  asOf: z.string(),
})

function readRecord(value: unknown): Reading<PriceDraft> {
  const { data } = recordSchema.safeParse(value)
  if (!data)
    return rejected(`${JSON.stringify(value)} is not a price`, 'give it service, label, unit, min, max and asOf')
  return checkDraft({ ...data, label: cleanText(data.label) }, data.label)
}
