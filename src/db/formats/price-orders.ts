/**
 * Name in `clinic_orders` of the clinics with a price for a service, cheapest first. Each clinic is stored as its
 * position in the sort order `sort`.
 */
export const priceOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** Name in `clinic_orders` of these clinics' prices, in cents and in the same order. */
export const amountsName = (service: string) => `cents/${service}`
