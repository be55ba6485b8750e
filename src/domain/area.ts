import { formatQuantity } from './plural.ts'

/** Lowercases a slug or the path of a sub-area, and maps 'hamptons' to 'the-hamptons' (specification §2). */
export const normalizeAreaAlias = (text: string): string =>
  text.toLowerCase().replace(/^hamptons(?=$|[./])/, 'the-hamptons')

export const formatMedspaCount = (count: number) => formatQuantity(count, 'MedSpa')
