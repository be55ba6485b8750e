/** Name of the list of the coordinates of all clinics, in recommended order. */
export const COORDINATES_LIST_NAME = 'places'

/**
 * Returns the name of the list of the clinics with a price for a service, cheapest first. The list has the position of
 * each clinic in the order `sort`.
 */
export const getCheapestFirstListName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** Returns the name of the list of each clinic's lowest price for a service, in cents, cheapest first. */
export const getStartingPricesListName = (service: string) => `cents/${service}`
