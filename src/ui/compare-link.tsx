import { urls } from '../urls.ts'

/** To the comparison, beginning with this clinic. With a script it puts the clinic on the list kept for it instead (client/shortlist.ts). */
export const CompareLink = ({ clinic }: { clinic: { segment: string; name: string } }) => (
  <a
    className="button button-quiet"
    href={urls.compare([clinic.segment])}
    data-compare={clinic.segment}
    data-name={clinic.name}
  >
    <span data-label="">Compare</span>
    <span className="visually-hidden"> {clinic.name}</span>
  </a>
)
