import { getLocationName } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { formatMiles, getMilesBetween, type Point } from '../../domain/geo.ts'
import { type CompareProps, type CompareRow, createRow, PLACE_UNKNOWN } from './row.ts'

const getPoint = ({ lat, lng }: Clinic): Point | null => (lat === null || lng === null ? null : { lat, lng })

export function createPlaceRows(props: CompareProps): CompareRow[] {
  const { clinics, catalog } = props
  const { place } = props.requestedOrigin
  const formatDistancesToOthers = (clinic: Clinic) => {
    const point = getPoint(clinic)
    if (!point) return PLACE_UNKNOWN
    const distanceTexts = clinics.flatMap((other) => {
      const otherPoint = getPoint(other)
      if (other === clinic || !otherPoint) return []
      return [`${formatMiles(getMilesBetween(point, otherPoint))} from ${other.name}`]
    })
    return distanceTexts.join('; ') || 'Not known: the exact places of the others are not on record'
  }
  const formatDistanceFromPlace = (clinic: Clinic) => {
    const point = getPoint(clinic)
    return point && place ? formatMiles(getMilesBetween(point, place)) : PLACE_UNKNOWN
  }
  return [
    { ...createRow(props, 'Address', ({ address }) => address), isExpectedToDiffer: true },
    createRow(props, 'Area', ({ location }) => getLocationName(catalog, location) ?? 'Outside all areas'),
    ...(clinics.length > 1
      ? [{ ...createRow(props, 'Distance in a straight line', formatDistancesToOthers), isExpectedToDiffer: true }]
      : []),
    ...(place ? [createRow(props, `From the center of ${place.name}`, formatDistanceFromPlace)] : []),
    createRow(props, 'Step-free access', ({ stepFree }) => (stepFree === null ? 'Not known' : stepFree ? 'Yes' : 'No')),
  ]
}
