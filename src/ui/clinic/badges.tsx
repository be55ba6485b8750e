import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { SAMPLE_NOTICES } from '../../domain/sample.ts'
import { urls } from '../../urls.ts'
import { Icon } from '../icon.tsx'
import { Rating } from './rating.tsx'

const VerifiedBadge = () => (
  <span className="mark-verified font-semibold">
    <Icon name="seal-check" />
    Verified
  </span>
)

export const SampleBadge = ({ of = 'listing' }: { of?: 'listing' | 'review' }) => (
  <span className="mark-sample">{`Sample ${of}`}</span>
)

interface ClinicBadgesProps {
  clinic: Pick<ClinicCard, 'rating' | 'reviewCount' | 'ratingSource' | 'verified'>
  isSample: boolean
  as?: 'div' | 'p'
}

export const ClinicBadges = ({ clinic, isSample, as: Tag = 'div' }: ClinicBadgesProps) =>
  (clinic.rating !== null || clinic.verified || isSample) && (
    <Tag className="meta">
      <Rating rating={clinic.rating} reviewCount={clinic.reviewCount} source={clinic.ratingSource} />
      {clinic.verified && <VerifiedBadge />}
      {isSample && <SampleBadge />}
    </Tag>
  )

/** On a phone, a list's notice shows only its first sentence. */
export const SampleNotice = ({ site, of = 'list' }: { site: { sample: boolean }; of?: 'list' | 'profile' }) =>
  site.sample && (
    <p className={of === 'list' ? 'text-sm' : 'panel'} role="note">
      <strong>{SAMPLE_NOTICES[of]}</strong>
      <span className={of === 'list' ? 'max-md:sr-only' : undefined}>{` ${SAMPLE_NOTICES.details}`}</span>
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
