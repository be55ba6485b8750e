import { urls } from '../urls.ts'
import { Icon } from './icon.tsx'

export const VerifiedMark = () => (
  <span className="mark-verified">
    <Icon name="seal-check" />
    Verified
  </span>
)

export const SampleMark = () => <span className="mark-sample">Sample listing</span>

export const MarksNote = ({ clinics }: { clinics: readonly { verified: boolean }[] }) =>
  clinics.some(({ verified }) => verified) && (
    <p className="small muted">
      “Verified” means that facts were checked, not work. <a href={urls.checking()}>How listings are checked</a>
    </p>
  )
