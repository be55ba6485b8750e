import { urls } from '../../urls.ts'

/**
 * Links to a comparison with this clinic. With JavaScript, a click instead adds the clinic to the shortlist or removes
 * it (client/behavior/shortlist.ts).
 */
export const CompareLink = ({ clinic }: { clinic: { segment: string; name: string } }) => (
  <a className="button button-quiet" href={urls.compare([clinic.segment])} data-compare="" data-name={clinic.name}>
    <span>Compare</span>
    <span className="sr-only"> {clinic.name}</span>
  </a>
)
