import { formatQuantity } from './plural.ts'

/**
 * Lowercases a slug, typed text or the path of a sub-area, such as 'hamptons.montauk', and maps the alias 'hamptons' to
 * 'the-hamptons' (specification §2).
 */
export const normalizeAreaAlias = (text: string): string =>
  text.toLowerCase().replace(/^hamptons(?=$|[./])/, 'the-hamptons')

export const formatMedspaCount = (count: number) => formatQuantity(count, 'MedSpa')
