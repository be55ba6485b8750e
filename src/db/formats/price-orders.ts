/**
 * Returns the name of the list in `clinic_orders` that has a service's clinics, cheapest first. Each clinic is stored as
 * its position in the sort order `sort`.
 */
export const cheapestFirstName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

/** Returns the name of the list in `clinic_orders` that has a service's prices in cents, cheapest first. */
export const centsName = (service: string) => `cents/${service}`
