import { urls } from '../../urls.ts'
import { Icon } from '../icon.tsx'

export const ClinicMapPicture = ({
  map,
  approximate,
  eager = false,
  className = 'h-45',
}: {
  map: string
  approximate: boolean
  /** Whether to load the map at high priority. Set it where the map is the largest element above the fold. */
  eager?: boolean
  className?: string
}) => (
  <div className={`clinic-map relative ${className}`}>
    <img
      src={urls.picture(map)}
      className="size-full object-cover"
      alt=""
      width="480"
      height="240"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
    {approximate && (
      <p className="absolute bottom-3 left-3 flex items-center gap-2 rounded-full bg-navy px-3 text-sm text-white">
        <Icon name="map-pin" className="size-4" />
        Approximate location
      </p>
    )}
  </div>
)
