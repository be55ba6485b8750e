import type { Faq } from '../../src/domain/content.ts'
import { formatRange } from '../../src/domain/price.ts'
import { urls } from '../../src/urls.ts'
import type { SeedFiles } from '../load/load.ts'
import { escapeHtml } from '../load/markdown.ts'
import type { PlannedClinic } from './clinics.ts'

/** Questions about a treatment in an area, answered from the data alone: who, at what price, when, and how to get there. */
export function localFaqs(
  treatment: SeedFiles['treatments'][number],
  area: SeedFiles['areas'][number],
  clinics: readonly PlannedClinic[],
  files: SeedFiles,
): Faq[] {
  const offering = clinics.filter(
    (clinic) => clinic.services.includes(treatment.slug) && clinic.status?.kind !== 'closed',
  )
  const providers = offering.filter((clinic) => isIn(clinic, area.slug))
  const nearest = area.neighbours.find((slug) => offering.some((clinic) => isIn(clinic, slug)))
  const next = files.areas.find((candidate) => candidate.slug === nearest) ?? null
  return [
    { question: `Who offers ${treatment.name} in ${area.name}?`, answer: whoAnswer(treatment, providers, next) },
    ...priceFaq(treatment, area, providers),
    ...weekendFaq(treatment, area, providers),
    { question: `How do I get to a med spa in ${area.name}?`, answer: `<p>${escapeHtml(area.transit)}</p>` },
  ]
}

const isIn = (clinic: PlannedClinic, area: string) => clinic.areas.some((own) => own === area)

const linked = (clinic: PlannedClinic) =>
  `<a href="${urls.clinic({ location: clinic.areas[0] ?? clinic.location, segment: clinic.segment })}">${escapeHtml(clinic.name)}</a>`

/** `next`: the nearest area that has the treatment. */
function whoAnswer(
  treatment: { slug: string },
  providers: PlannedClinic[],
  next: { slug: string; name: string } | null,
): string {
  if (providers.length > 0) {
    const verb = providers.length === 1 ? 'One listed med spa does' : `${providers.length} listed med spas do`
    return `<p>${verb}: ${providers.slice(0, 5).map(linked).join(', ')}${providers.length > 5 ? ' and others' : ''}.</p>`
  }
  const link = next
    ? ` The nearest place that has it is <a href="${urls.treatmentIn(treatment.slug, next.slug)}">${escapeHtml(next.name)}</a>.`
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
  const same = prices.filter((price) => price.unit === unit)
  if (!unit || same.length < 2) return []
  const range = formatRange(Math.min(...same.map((price) => price.min)), Math.max(...same.map((price) => price.max)))
  const answer = `<p>Med spas in ${escapeHtml(area.name)} state ${same.length} prices per ${unit}: ${range} from the lowest to the highest. Each profile has its own, with the date.</p>`
  return [{ question: `What is the price of ${treatment.name} in ${area.name}?`, answer }]
}

function weekendFaq(treatment: { name: string }, area: { name: string }, providers: PlannedClinic[]): Faq[] {
  if (providers.length === 0) return []
  const sunday = providers.filter((clinic) => clinic.hours?.sun)
  const answer =
    sunday.length > 0
      ? `On Sundays: ${sunday.slice(0, 4).map(linked).join(', ')}.`
      : 'None that is listed opens on Sundays.'
  return [
    {
      question: `Can I have ${treatment.name} in ${area.name} on a Sunday?`,
      answer: `<p>${answer} Call ahead, as hours change.</p>`,
    },
  ]
}
