import type { Clinic } from '../../domain/clinic/clinic-record.ts'

/** Set by the specification. */
const ZOOM = '15'

export function mapLinks(clinic: Pick<Clinic, 'lat' | 'lng' | 'address'>, apiKey: string | null) {
  const place = clinic.lat !== null && clinic.lng !== null ? `${clinic.lat},${clinic.lng}` : clinic.address
  const embedUrl = apiKey
    ? `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key: apiKey, q: place, zoom: ZOOM })}`
    : `https://www.google.com/maps?${new URLSearchParams({ q: place, z: ZOOM, output: 'embed' })}`
  return {
    embedUrl,
    directionsUrl: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`,
    linkUrl: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`,
  }
}
