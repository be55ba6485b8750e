/** Name of the list of the coordinates of all clinics that are not closed, in recommended order. */
export const COORDINATES_LIST_NAME = 'places'

/** The positions of clinics in the order `sort`, those with the lowest price in the most common unit first. */
export const getCheapestFirstListName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** The prices, in cents, of the clinics in the cheapest-first list, in its order. */
export const getStartingPricesListName = (service: string) => `cents/${service}`
