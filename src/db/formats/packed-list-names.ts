/** Name of the list of the coordinates of all clinics that are not closed, in recommended order. */
export const COORDINATES_LIST_NAME = 'places'

/** A list of the clinics with a price in its most common unit, cheapest first, by position in the order `sort`. */
export const getCheapestFirstListName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** The prices, in cents, of the clinics in the cheapest-first list, in its order. */
export const getStartingPricesListName = (service: string) => `cents/${service}`
