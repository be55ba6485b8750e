import { initials } from '../../domain/clinic.ts'
import { urls } from '../../urls.ts'

export const ClinicCover = ({ name, map }: { name: string; map: string }) => (
  <div className="clinic-cover" aria-hidden="true">
    <img src={urls.picture(map)} alt="" width="480" height="240" decoding="async" />
    <span className="monogram">{initials(name)}</span>
  </div>
)
