import { Icon } from './icon.tsx'

/** A treatment's picture: its icon over contour lines, drawn a little differently for each group (see the styles). */
export const TreatmentCover = ({ icon, category }: { icon: string; category: string }) => (
  <div className={`contours contours-${category}`}>
    <Icon name={icon} />
  </div>
)
