/** Formats a US number in E.164 as "(212) 555-0104". Returns other text unchanged. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, (_, area, office, line) => `(${area}) ${office}-${line}`)
