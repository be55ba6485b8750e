/** Name of the list that has the coordinates of all clinics, in recommended order. */
export const COORDINATES_LIST_NAME = 'places'

export const getCheapestFirstOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** Name of the list of the clinics' lowest prices for a service, in cents, cheapest first. */
export const getStartingPricesListName = (service: string) => `cents/${service}`
