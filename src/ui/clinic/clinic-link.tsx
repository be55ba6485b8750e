import { type ClinicUrlSegments, urls } from '../../urls.ts'

export const ClinicLink = ({ clinic }: { clinic: ClinicUrlSegments & { name: string } }) => (
  <a href={urls.clinic(clinic)} data-clinic>
    {clinic.name}
  </a>
)
