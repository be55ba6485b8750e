// Names of the orders by price in `clinic_orders`.

/** Positions in a sort order of the clinics with a price for a service, cheapest first. */
export const priceOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** Their prices in cents. */
export const amountsName = (service: string) => `cents/${service}`
