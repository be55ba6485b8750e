/** Keeps accents, unlike `URL.hostname`, which returns 'xn--caf-dma.com' for 'https://café.com'. */
export const formatHost = (website: string): string => website.replace(/^https?:\/\/(?:www\.)?|[/:?#].*$/gi, '')
