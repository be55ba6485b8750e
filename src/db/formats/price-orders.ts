// Names of the orders by price in `clinic_orders`.

/** Name of the positions, in a sort order, of the clinics with a price for a service, cheapest first. */
export const priceOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** Name of the prices of those clinics in cents, in the same order. */
export const amountsName = (service: string) => `cents/${service}`
