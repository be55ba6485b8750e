/** The list of the clinics' coordinates, in recommended order. */
export const COORDINATES_ORDER_NAME = 'places'

export const getCheapestFirstOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

export const getCentsOrderName = (service: string) => `cents/${service}`
