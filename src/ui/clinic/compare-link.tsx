import { urls } from '../../urls.ts'

/** Opens a comparison. With JavaScript, adds the clinic to the shortlist instead (client/shortlist.ts). */
export const CompareLink = ({ clinic }: { clinic: { segment: string; name: string } }) => (
  <a
    className="button button-quiet"
    href={urls.compare([clinic.segment])}
    data-compare={clinic.segment}
    data-name={clinic.name}
  >
    <span>Compare</span>
    <span className="sr-only"> {clinic.name}</span>
  </a>
)
