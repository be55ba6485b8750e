import { ALL_TREATMENTS } from '../../domain/comparison.ts'
import { urls } from '../../urls.ts'
import { sharedTreatments, treatmentOf, treatmentParameter } from './compared-treatment.ts'
import type { CompareProps } from './row.ts'

const CHOSEN = '[background:var(--brand)] font-semibold [&_a]:[color:var(--on-brand)] [&_.count]:[color:inherit]'

export const TreatmentChoice = ({ clinics, comparedTreatment, from }: CompareProps) => {
  const treatment = treatmentOf(comparedTreatment)
  const shared = sharedTreatments(clinics)
  const isListed = !treatment || shared.some(({ slug }) => slug === treatment.slug)
  const services = isListed ? shared : [...shared, { ...treatment, count: 1 }]
  if (services.length === 0) return null
  const segments = clinics.map(({ segment }) => segment)
  const chosen = treatmentParameter(comparedTreatment)
  const choices = [
    ...services.map(({ slug, name, count }) => ({ slug, name, count: countText(count, clinics.length) })),
    { slug: ALL_TREATMENTS, name: 'All treatments', count: null },
  ]
  return (
    <nav className={`${comparedTreatment === null ? 'panel ' : 'stack '}print:hidden`} aria-labelledby="for">
      <h2 id="for" className="text-xl">
        {comparedTreatment === null ? 'Which treatment do you want to compare?' : 'Which treatment?'}
      </h2>
      {comparedTreatment === null && (
        <p>You then see its prices and devices next to each other. What differs is marked.</p>
      )}
      <ul className="tags">
        {choices.map(({ slug, name, count }) => (
          <li key={slug} className={slug === chosen ? CHOSEN : undefined}>
            <a href={urls.compare(segments, from.typed, slug)} aria-current={slug === chosen ? 'true' : undefined}>
              {name}
              {count && (
                <>
                  {' '}
                  <span className="count">{count}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function countText(count: number, clinicCount: number): string | null {
  if (clinicCount === 1) return null
  return count === clinicCount ? `all ${clinicCount}` : `${count} of ${clinicCount}`
}
