/** Name of the list that has the coordinates of all clinics, in recommended order. */
export const COORDINATES_ORDER_NAME = 'places'

export const getCheapestFirstOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

export const getCentsOrderName = (service: string) => `cents/${service}`
