import { Icon } from '../../ui/icon.tsx'

export const TreatmentCover = ({ icon, category }: { icon: string; category: string }) => (
  <div className={`contours contours-${category}`}>
    <Icon name={icon} />
  </div>
)
