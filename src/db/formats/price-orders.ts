export const getCheapestFirstOrderName = (service: string, sort: string) =>
  sort === 'recommended' ? `price/${service}` : `price/${service}/${sort}`

export const getCentsOrderName = (service: string) => `cents/${service}`
