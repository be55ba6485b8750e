import { urls } from '../../urls.ts'

/** Links to a comparison. With JavaScript, a click adds the clinic to the shortlist (client/behavior/shortlist.ts). */
export const CompareLink = ({ clinic }: { clinic: { segment: string; name: string } }) => (
  <a className="button button-quiet" href={urls.compare([clinic.segment])} data-compare="" data-name={clinic.name}>
    <span>Compare</span>
    <span className="sr-only"> {clinic.name}</span>
  </a>
)
