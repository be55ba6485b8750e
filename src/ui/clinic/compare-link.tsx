import { urls } from '../../urls.ts'

/** Opens a comparison. A script makes it add the clinic to the shortlist, or remove it (client/shortlist.ts). */
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
