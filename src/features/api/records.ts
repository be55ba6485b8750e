import type * as z from 'zod/mini'
import { toPriceRecord } from '../../api-shapes/price-record.ts'
import type { SchemaName, schemas } from '../../api-shapes/schemas.ts'
import type { DataChange } from '../../db/changes.ts'
import type { TreatmentPageData } from '../../db/treatments.ts'
import { assertAllFieldsUsed } from '../../domain/assert-all-fields-used.ts'
import { type Area, type Catalog, getClinicCount, type Treatment, WILDCARD } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import type { Source } from '../../domain/content.ts'
import { toPlainText } from '../../domain/plain-text.ts'
import type { ClinicPrice, PricingTable } from '../../domain/price-record.ts'
import { describeListing } from '../../domain/sample.ts'
import type { ConcernStatement, SourcedText, TreatmentOption } from '../../domain/treatment/option.ts'
import { VALUE_KINDS, VALUE_LABELS } from '../../domain/treatment/treatment-value.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'

type RecordShape<Name extends SchemaName> = z.infer<(typeof schemas)[Name]>

export function toClinicRecord(clinic: Clinic, sample: boolean, origin: string): RecordShape<'Clinic'> {
  const { segment, excerpt, map, ogImage, station, stationMiles, providers, lat, lng, ...fields } = clinic
  assertAllFieldsUsed({} as Omit<typeof fields, keyof RecordShape<'Clinic'>>)
  return {
    ...fields,
    url: toAbsoluteUrl(origin, urls.clinic(clinic)),
    description: describeListing(fields.description, sample),
    coordinates: lat !== null && lng !== null ? { lat, lng } : null,
    services: fields.services.map(({ slug, name }) => ({ slug, name })),
    sample,
  }
}

export const toClinicDetailRecord = (
  clinic: Clinic,
  prices: readonly ClinicPrice[],
  sample: boolean,
  origin: string,
): RecordShape<'ClinicDetail'> => ({
  ...toClinicRecord(clinic, sample, origin),
  providers: clinic.providers,
  prices: prices.map(toPriceRecord),
})

export const toPriceTableRecord = (table: PricingTable): RecordShape<'PriceTable'> => ({
  treatment: table.treatment,
  source: table.source,
  note: table.note,
  asOf: table.asOf,
  currency: 'USD',
  rows: table.rows.map((row) => ({
    type: row.type,
    unit: row.unit,
    average: row.averagePrice,
    min: row.minPrice,
    max: row.maxPrice,
  })),
})

export const toTreatmentRecord = (
  treatment: Treatment,
  catalog: Catalog,
  origin: string,
): RecordShape<'Treatment'> => ({
  slug: treatment.slug,
  name: treatment.name,
  url: toAbsoluteUrl(origin, urls.treatment(treatment.slug)),
  category: treatment.category,
  description: treatment.description,
  facts: treatment.quickFacts.map(({ label, value, note = null }) => ({ label, value, note })),
  clinics: getClinicCount(catalog, treatment.slug, WILDCARD),
})

const toSourceRecords = (sources: Source[]) => sources.map(({ title, publisher, url }) => ({ title, publisher, url }))

function toTreatmentFactsRecord(option: TreatmentOption, catalog: Catalog): RecordShape<'TreatmentFacts'> | null {
  const { facts, risk, performers } = option
  if (!facts) return null
  const toStatement = ({ text, sources }: SourcedText) => ({ text, sources: toSourceRecords(sources) })
  const toConcernRecords = (statements: ConcernStatement[]) =>
    statements.map(({ concern, ...statement }) => ({
      concern,
      name: catalog.groups.finder.find(({ slug }) => slug === concern)?.name ?? concern,
      ...toStatement(statement),
    }))
  return {
    treats: toConcernRecords(facts.treats),
    doesNotTreat: toConcernRecords(facts.doesNotTreat),
    values: VALUE_KINDS.flatMap((kind) => {
      const value = facts.values[kind]
      return value ? [{ kind, label: VALUE_LABELS[kind], ...toStatement(value), note: value.note ?? null }] : []
    }),
    priceUnit: facts.priceUnit,
    label: { status: facts.label.status, ...toStatement(facts.label) },
    risk: { level: risk.level, ...toStatement(risk) },
    performers: { who: performers.who, ...toStatement(performers) },
  }
}

export const toTreatmentDetailRecord = (
  treatment: Treatment,
  page: TreatmentPageData,
  catalog: Catalog,
  origin: string,
): RecordShape<'TreatmentDetail'> => ({
  ...toTreatmentRecord(treatment, catalog, origin),
  record: page.option && toTreatmentFactsRecord(page.option, catalog),
  reviewedOn: page.guide?.reviewedOn ?? null,
  medicallyReviewedBy: page.guide?.medicallyReviewedBy ?? null,
  prices: page.prices ? [toPriceTableRecord(page.prices)] : [],
  questions: page.faqs.map(({ question, answer }) => ({ question, answer: toPlainText(answer) })),
  sources: toSourceRecords(page.guide?.sources ?? []),
})

export const toAreaRecord = (area: Area, origin: string): RecordShape<'Area'> => ({
  slug: area.slug,
  name: area.name,
  url: toAbsoluteUrl(origin, urls.areaClinics(area.slug)),
  guideUrl: toAbsoluteUrl(origin, urls.area(area.slug)),
  tagline: area.tagline,
  description: area.shortDescription,
  transit: area.transit,
  neighbors: [...area.neighbors],
  subAreas: area.subAreas.map(({ slug, name }) => ({ slug, name })),
  clinics: area.listedCount,
  statedClinics: area.statedCount,
})

export const toChangeRecord = ({ path, ...change }: DataChange, origin: string): RecordShape<'Change'> => ({
  ...change,
  url: path ? toAbsoluteUrl(origin, path) : null,
})
