/** Name of the list of the coordinates of all clinics that are not closed, in recommended order. */
export const COORDINATES_LIST_NAME = 'places'

/**
 * Returns the name of the list of the clinics with a price for a service in its most common unit, cheapest first. The
 * list has the position of each clinic in the order `sort`.
 */
export const getCheapestFirstListName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/**
 * Returns the name of the list of the lowest prices, in cents, of the clinics in the cheapest-first list, in the same
 * order.
 */
export const getStartingPricesListName = (service: string) => `cents/${service}`
