import { Icon } from './icon.tsx'

/** What is shown beside a name: checked by the directory, and invented. */
export const VerifiedMark = () => (
  <span className="mark-verified">
    <Icon name="seal-check" />
    Verified
  </span>
)

export const SampleMark = () => <span className="mark-sample">Sample listing</span>
