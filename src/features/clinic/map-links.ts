import type { Clinic } from '../../domain/clinic/clinic-record.ts'

/** The specification (§7.10) requires this zoom level. */
const MAP_ZOOM = '15'

export function createMapLinks(clinic: Pick<Clinic, 'lat' | 'lng' | 'address'>, apiKey: string | null) {
  const placeQuery = clinic.lat !== null && clinic.lng !== null ? `${clinic.lat},${clinic.lng}` : clinic.address
  const embedUrl = apiKey
    ? `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key: apiKey, q: placeQuery, zoom: MAP_ZOOM })}`
    : `https://www.google.com/maps?${new URLSearchParams({ q: placeQuery, z: MAP_ZOOM, output: 'embed' })}`
  return {
    embedUrl,
    directionsUrl: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: placeQuery })}`,
    placeUrl: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeQuery })}`,
  }
}
