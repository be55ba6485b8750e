export const cheapestFirstName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

export const centsName = (service: string) => `cents/${service}`
