import { isClosed } from '../../src/domain/clinic/clinic.ts'
import { BY_APPOINTMENT } from '../../src/domain/clinic/hours.ts'
import type { Faq } from '../../src/domain/content.ts'
import { getMilesBetween } from '../../src/domain/geo.ts'
import { escapeHtml } from '../../src/domain/plain-text.ts'
import { formatRange } from '../../src/domain/price.ts'
import { urls } from '../../src/urls.ts'
import type { PlannedClinic, SeedFiles, Treatment } from '../load/load.ts'
import { getWherePhrase } from './areas.ts'

type Area = SeedFiles['areas'][number]

export function createLocalFaqs(treatment: Treatment, area: Area, clinics: readonly PlannedClinic[], files: SeedFiles) {
  const clinicsWithTreatment = clinics.filter((clinic) => clinic.services.includes(treatment.slug) && !isClosed(clinic))
  const clinicsInArea = clinicsWithTreatment.filter((clinic) => clinic.areas.includes(area.slug))
  const neighbors = files.areas.filter(
    ({ slug }) => area.neighbors.includes(slug) && clinicsWithTreatment.some((clinic) => clinic.areas.includes(slug)),
  )
  const getDistance = ({ center }: Area) => getMilesBetween(area.center, center)
  const [nearestArea] = neighbors.toSorted((a, b) => getDistance(a) - getDistance(b))
  return [
    {
      question: `Who offers ${treatment.name} ${getWherePhrase(area)}?`,
      answer: createClinicsAnswer(treatment, clinicsInArea, nearestArea),
    },
    ...createPriceFaqs(treatment, area, clinicsInArea),
    ...createSundayFaqs(treatment, area, clinicsInArea, files.site.sample),
    { question: `How do I get to a med spa ${getWherePhrase(area)}?`, answer: `<p>${escapeHtml(area.transit)}</p>` },
  ]
}

const renderClinicLink = (clinic: PlannedClinic) => `<a href="${urls.clinic(clinic)}">${escapeHtml(clinic.name)}</a>`

/** Joins the first links to the end of a sentence. A name such as 'Skin & Co.' already has its period. */
function joinClinicLinks(links: string[], max: number): string {
  const list = links.slice(0, max).join(', ') + (links.length > max ? ' and others' : '')
  return /\.<\/a>$/.test(list) ? list : `${list}.`
}

function createClinicsAnswer(treatment: Treatment, clinicsInArea: PlannedClinic[], nearestArea: Area | undefined) {
  if (clinicsInArea.length > 0) {
    const summary =
      clinicsInArea.length === 1 ? 'One listed med spa does' : `${clinicsInArea.length} listed med spas do`
    return `<p>${summary}: ${joinClinicLinks(clinicsInArea.map(renderClinicLink), 5)}</p>`
  }
  const link = nearestArea
    ? ` The nearest area that has it is <a href="${urls.treatmentInArea(treatment.slug, nearestArea.slug)}">${escapeHtml(nearestArea.name)}</a>.`
    : ''
  return `<p>No med spa listed here offers it yet.${link}</p>`
}

function createPriceFaqs(treatment: Treatment, area: Area, clinicsInArea: PlannedClinic[]): Faq[] {
  const prices = clinicsInArea
    .flatMap((clinic) => (clinic.prices ?? []).map((price) => ({ ...price, clinic })))
    .filter((price) => price.service === treatment.slug)
  const unit = prices[0]?.unit
  const comparablePrices = prices.filter((price) => price.unit === unit)
  if (!unit || comparablePrices.length < 2) return []
  const range = formatRange(
    Math.min(...comparablePrices.map((price) => price.min)),
    Math.max(...comparablePrices.map((price) => price.max)),
  )
  const where = getWherePhrase(area)
  const pricesPerUnit = `${comparablePrices.length} prices per ${unit}: ${range} from the lowest to the highest`
  const answer =
    new Set(comparablePrices.map(({ clinic }) => clinic)).size === 1
      ? `<p>One med spa ${escapeHtml(where)} states ${pricesPerUnit}. Each has its date on the profile.</p>`
      : `<p>Med spas ${escapeHtml(where)} state ${pricesPerUnit}. Each profile has its own, with the date.</p>`
  return [{ question: `What is the price of ${treatment.name} ${where}?`, answer }]
}

/** In a sample, clinics without hours are closed on Sundays, as in SAMPLE_HOURS, unless by appointment. */
function createSundayFaqs(treatment: Treatment, area: Area, clinicsInArea: PlannedClinic[], isSample: boolean): Faq[] {
  const clinicsWithShownHours = clinicsInArea.filter(
    ({ hours, byAppointment }) => hours || (isSample && !byAppointment),
  )
  if (clinicsWithShownHours.length === 0) return []
  const clinicsOpenOnSundays = clinicsWithShownHours.filter(({ hours }) => hours?.sun)
  const renderSundayLink = (clinic: PlannedClinic) =>
    renderClinicLink(clinic) + (clinic.hours?.sun === BY_APPOINTMENT ? ' (by appointment)' : '')
  const answer =
    clinicsOpenOnSundays.length > 0
      ? `On Sundays: ${joinClinicLinks(clinicsOpenOnSundays.map(renderSundayLink), 4)}`
      : `None that is listed${clinicsWithShownHours.length < clinicsInArea.length ? ' with its hours' : ''} opens on Sundays.`
  return [
    {
      question: `Can I have ${treatment.name} ${getWherePhrase(area)} on a Sunday?`,
      answer: `<p>${answer} Call ahead, as hours change.</p>`,
    },
  ]
}
