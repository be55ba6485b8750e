/** How many pages a list of so many takes; an empty list has one. */
export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
