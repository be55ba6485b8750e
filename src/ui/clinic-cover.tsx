import { initials } from '../domain/clinic.ts'
import { urls } from '../urls.ts'

/** A clinic's picture: its monogram in a gold ring over its own piece of the map. */
export const ClinicCover = ({ name, map }: { name: string; map: string }) => (
  <div className="clinic-cover" aria-hidden="true">
    <img src={urls.picture(map)} alt="" width="480" height="240" decoding="async" />
    <span className="monogram">{initials(name)}</span>
  </div>
)
