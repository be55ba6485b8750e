export const pluralize = (noun: string, count: number): string => (count === 1 ? noun : `${noun}s`)

export const formatQuantity = (count: number, noun: string): string => `${count} ${pluralize(noun, count)}`
