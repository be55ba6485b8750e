import { urls } from '../urls.ts'
import { Icon } from './icon.tsx'

/** The drawn map of a clinic: a picture, not a control. Without coordinates a pin says that the place is approximate. */
export const ClinicMap = ({
  map,
  approximate,
  eager = false,
}: {
  map: string
  approximate: boolean
  /** On the first screen, where it is the largest thing shown: loaded before all other pictures and painted with the text. */
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
