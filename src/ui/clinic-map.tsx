import { urls } from '../urls.ts'
import { Icon } from './icon.tsx'

export const ClinicMap = ({
  map,
  approximate,
  eager = false,
}: {
  map: string
  approximate: boolean
  /** Set if the map is on the first screen, where it is the largest contentful element. */
  eager?: boolean
}) => (
  <div className="clinic-map">
    <img
      src={urls.picture(map)}
      alt=""
      width="480"
      height="240"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
    {approximate && (
      <p className="pin">
        <Icon name="map-pin" />
        Approximate location
      </p>
    )}
  </div>
)
