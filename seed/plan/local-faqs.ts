import { isOpenOnAnyOf } from '../../src/domain/clinic/hours.ts'
import type { Faq } from '../../src/domain/content.ts'
import { formatRange } from '../../src/domain/price.ts'
import { urls } from '../../src/urls.ts'
import { escapeHtml } from '../load/inline-markup.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'

export function localFaqs(
  treatment: SeedFiles['treatments'][number],
  area: SeedFiles['areas'][number],
  clinics: readonly PlannedClinic[],
  files: SeedFiles,
): Faq[] {
  const offering = clinics.filter(
    (clinic) => clinic.services.includes(treatment.slug) && clinic.status?.kind !== 'closed',
  )
  const providers = offering.filter((clinic) => isInArea(clinic, area.slug))
  const nearest = area.neighbors.find((slug) => offering.some((clinic) => isInArea(clinic, slug)))
  const nextArea = files.areas.find((candidate) => candidate.slug === nearest) ?? null
  return [
    {
      question: `Who offers ${treatment.name} in ${area.name}?`,
      answer: providersAnswer(treatment, providers, nextArea),
    },
    ...priceFaq(treatment, area, providers),
    ...weekendFaq(treatment, area, providers, files.site.sample),
    { question: `How do I get to a med spa in ${area.name}?`, answer: `<p>${escapeHtml(area.transit)}</p>` },
  ]
}

const isInArea = (clinic: PlannedClinic, area: string) => clinic.areas.some((slug) => slug === area)

const clinicLink = (clinic: PlannedClinic) =>
  `<a href="${urls.clinic({ location: clinic.areas[0] ?? clinic.location, segment: clinic.segment })}">${escapeHtml(clinic.name)}</a>`

function providersAnswer(
  treatment: { slug: string },
  providers: PlannedClinic[],
  nextArea: { slug: string; name: string } | null,
): string {
  if (providers.length > 0) {
    const verb = providers.length === 1 ? 'One listed med spa does' : `${providers.length} listed med spas do`
    return `<p>${verb}: ${providers.slice(0, 5).map(clinicLink).join(', ')}${providers.length > 5 ? ' and others' : ''}.</p>`
  }
  const link = nextArea
    ? ` The nearest place that has it is <a href="${urls.treatmentIn(treatment.slug, nextArea.slug)}">${escapeHtml(nextArea.name)}</a>.`
    : ''
  return `<p>No med spa listed here offers it yet.${link}</p>`
}

function priceFaq(
  treatment: { slug: string; name: string },
  area: { name: string },
  providers: PlannedClinic[],
): Faq[] {
  const prices = providers.flatMap((clinic) => clinic.prices ?? []).filter((price) => price.service === treatment.slug)
  const unit = prices[0]?.unit
  const comparable = prices.filter((price) => price.unit === unit)
  if (!unit || comparable.length < 2) return []
  const range = formatRange(
    Math.min(...comparable.map((price) => price.min)),
    Math.max(...comparable.map((price) => price.max)),
  )
  const answer = `<p>Med spas in ${escapeHtml(area.name)} state ${comparable.length} prices per ${unit}: ${range} from the lowest to the highest. Each profile has its own, with the date.</p>`
  return [{ question: `What is the price of ${treatment.name} in ${area.name}?`, answer }]
}

/** In a sample, clinics without hours are shown with default hours, which are closed on Sundays. */
function weekendFaq(
  treatment: { name: string },
  area: { name: string },
  providers: PlannedClinic[],
  sample: boolean,
): Faq[] {
  const known = sample ? providers : providers.filter(({ hours }) => hours)
  if (known.length === 0) return []
  const sunday = known.filter(({ hours }) => hours && isOpenOnAnyOf(hours, ['sun']))
  const answer =
    sunday.length > 0
      ? `On Sundays: ${sunday.slice(0, 4).map(clinicLink).join(', ')}.`
      : `None that is listed${known.length < providers.length ? ' with its hours' : ''} opens on Sundays.`
  return [
    {
      question: `Can I have ${treatment.name} in ${area.name} on a Sunday?`,
      answer: `<p>${answer} Call ahead, as hours change.</p>`,
    },
  ]
}
