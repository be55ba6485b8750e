export const getPageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
