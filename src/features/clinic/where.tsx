import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { stationText, walkingMinutes } from '../../domain/clinic/station.ts'
import { unitLabel } from '../../domain/price.ts'
import { ClinicMap } from '../../ui/clinic/map.tsx'
import { Island } from '../../ui/page/island.tsx'

interface WhereProps {
  clinic: Clinic
  embed: { embedUrl: string; linkUrl: string }
}

export const WhereItIs = ({ clinic, embed: { embedUrl, linkUrl } }: WhereProps) => (
  <section className="stack print:hidden" aria-labelledby="map">
    <h2 id="map">Where it is</h2>
    <div className="card">
      <ClinicMap map={clinic.map} approximate={clinic.lat === null} eager />
    </div>
    <Station clinic={clinic} />
    <Island name="map-embed" props={{ embedUrl, linkUrl, name: clinic.name }} />
  </section>
)

const Station = ({ clinic }: { clinic: Clinic }) => {
  const text = stationText(clinic)
  if (text === null || clinic.stationMiles === null) return null
  const minutes = walkingMinutes(clinic.stationMiles)
  return (
    <p>
      {`Subway: ${text} in a straight line, about ${minutes} ${unitLabel('minute', minutes)} on foot.`}
      <span className="note">The walk is an estimate: 3 miles an hour, on streets a third longer than the line.</span>
    </p>
  )
}
