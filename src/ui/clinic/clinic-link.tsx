import { type ClinicUrlParts, urls } from '../../urls.ts'

export const ClinicLink = ({ clinic }: { clinic: ClinicUrlParts & { name: string } }) => (
  <a href={urls.clinic(clinic)} data-clinic>
    {clinic.name}
  </a>
)
