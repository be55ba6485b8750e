export const pluralize = (noun: string, count: number): string => (count === 1 ? noun : `${noun}s`)

/** Formats a count with its noun, such as '1 clinic' or '12 clinics'. */
export const formatQuantity = (count: number, noun: string): string => `${count} ${pluralize(noun, count)}`
