import { ALL_TREATMENTS } from '../../domain/comparison.ts'
import { urls } from '../../urls.ts'
import type { CompareProps } from './row.ts'
import { listSharedTreatments } from './shared-treatments.ts'

const CHOSEN_CLASSES = 'bg-(--brand) font-semibold [&_a]:[color:var(--on-brand)] [&_.count]:[color:inherit]'

export const TreatmentChoice = ({ clinics, treatment, treatmentParameter, requestedOrigin }: CompareProps) => {
  const sharedTreatments = listSharedTreatments(clinics)
  const hasOnlySharedTreatments = !treatment || sharedTreatments.some(({ slug }) => slug === treatment.slug)
  const treatments = hasOnlySharedTreatments ? sharedTreatments : [...sharedTreatments, { ...treatment, count: 1 }]
  if (treatments.length === 0) return null
  const segments = clinics.map(({ segment }) => segment)
  const choices = [
    ...treatments.map(({ slug, name, count }) => ({
      slug,
      name,
      shareText: formatShareOfClinics(count, clinics.length),
    })),
    { slug: ALL_TREATMENTS, name: 'All treatments', shareText: null },
  ]
  return (
    <nav className={`${treatmentParameter === null ? 'panel ' : 'stack '}print:hidden`} aria-labelledby="for">
      <h2 id="for" className="text-xl">
        {treatmentParameter === null ? 'Which treatment do you want to compare?' : 'Which treatment?'}
      </h2>
      {treatmentParameter === null && (
        <p>You then see its prices and devices next to each other. What differs is marked.</p>
      )}
      <ul className="tags">
        {choices.map(({ slug, name, shareText }) => (
          <li key={slug} className={slug === treatmentParameter ? CHOSEN_CLASSES : undefined}>
            <a
              href={urls.compare(segments, requestedOrigin.typed, slug)}
              aria-current={slug === treatmentParameter ? 'true' : undefined}
            >
              {name}
              {shareText && (
                <>
                  {' '}
                  <span className="count">{shareText}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function formatShareOfClinics(count: number, clinicCount: number): string | null {
  if (clinicCount === 1) return null
  return count === clinicCount ? `all ${clinicCount}` : `${count} of ${clinicCount}`
}
