import { Icon } from '../icon.tsx'

const CONTOUR_CENTER_CLASSES: Record<string, string> = {
  laser: ' [--center:110%_100%]',
  body: ' [--center:50%_160%]',
  facials: ' [--center:-20%_10%]',
}

interface TreatmentCoverProps {
  treatment: { icon: string; category: string }
  isBackdrop?: boolean
}

export const TreatmentCover = ({ treatment: { icon, category }, isBackdrop }: TreatmentCoverProps) => (
  <div
    className={`contours ${isBackdrop ? 'backdrop' : 'grid h-45 place-items-center'} text-gold${CONTOUR_CENTER_CLASSES[category] ?? ''}`}
  >
    <Icon name={icon} className={isBackdrop ? 'size-32 max-md:hidden' : 'size-16'} />
  </div>
)
