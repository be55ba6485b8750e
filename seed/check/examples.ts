import { formatRange } from '../../src/domain/price.ts'
import type { Issue, SeedFiles } from '../load/load.ts'

export const checkExamples = ({ facts, prices }: Pick<SeedFiles, 'facts' | 'prices'>): Issue[] =>
  facts.flatMap(({ text, example }, index) => {
    if (!example) return []
    const createIssue = (message: string): Issue => ({ file: 'data/facts.json', path: `${index}.example`, message })
    const { treatment, row: type, times } = example
    const row = prices.find((table) => table.treatment === treatment)?.rows.find((candidate) => candidate.type === type)
    if (!row) return createIssue(`data/prices.json has no row '${type}' for ${treatment}`)
    const [minCount, maxCount] = times
    const start = minCount === maxCount ? `${minCount} ` : `${minCount}–${maxCount} `
    const end = `× ${formatRange(row.minPrice, row.maxPrice)} = ${formatRange(row.minPrice * minCount, row.maxPrice * maxCount)}`
    return text.startsWith(start) && text.endsWith(end) ? [] : createIssue(`'${text}' should be '${start}… ${end}'`)
  })
