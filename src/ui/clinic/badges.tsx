import { SAMPLE_TEXTS } from '../../domain/sample.ts'
import { urls } from '../../urls.ts'
import { Icon } from '../icon.tsx'

export const VerifiedBadge = () => (
  <span className="mark-verified font-semibold">
    <Icon name="seal-check" />
    Verified
  </span>
)

export const SampleBadge = ({ of = 'listing' }: { of?: 'listing' | 'review' }) => (
  <span className="mark-sample">{`Sample ${of}`}</span>
)

/** Says that the data is a sample. Above a list on a phone, takes one line, so that the results start higher. */
export const SampleNotice = ({ site, of = 'list' }: { site: { sample: boolean }; of?: 'list' | 'profile' }) =>
  site.sample && (
    <p className={of === 'list' ? 'text-sm' : 'panel'} role="note">
      <strong>{SAMPLE_TEXTS[of]}</strong>
      <span className={of === 'list' ? 'max-md:sr-only' : undefined}>{` ${SAMPLE_TEXTS.details}`}</span>
    </p>
  )

export const Badge = ({ children }: { children: string }) => (
  <span className="badge [border:1px_solid_var(--line)] inline-block rounded-full px-3 py-1 text-sm font-semibold text-accent">
    {children}
  </span>
)

export const VerifiedNote = ({ clinics }: { clinics: readonly { verified: boolean }[] }) =>
  clinics.some(({ verified }) => verified) && (
    <p className="text-sm text-muted">
      “Verified” means that facts were checked, not work. <a href={urls.checking()}>How listings are checked</a>
    </p>
  )
