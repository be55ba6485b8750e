import { initials } from '../../domain/clinic/clinic.ts'
import { urls } from '../../urls.ts'

export const ClinicCover = ({ name, map }: { name: string; map: string }) => (
  <div className="backdrop forced-colors:hidden print:hidden" aria-hidden="true">
    <img
      // The fragment hides the map's labels, which would compete with the title.
      src={`${urls.picture(map)}#plain`}
      alt=""
      width="480"
      height="240"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
    <span className="relative grid size-32 place-items-center rounded-full bg-navy font-display text-3xl text-gold max-md:hidden">
      {initials(name)}
    </span>
  </div>
)
