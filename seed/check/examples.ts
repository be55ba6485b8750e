import { formatRange } from '../../src/domain/price.ts'
import type { Issue, SeedFiles } from '../load/load.ts'

export const checkExamples = ({ facts, prices }: Pick<SeedFiles, 'facts' | 'prices'>): Issue[] =>
  facts.flatMap(({ text, example }, index) => {
    if (!example) return []
    const issue = (message: string): Issue => ({ file: 'data/facts.json', path: `${index}.example`, message })
    const { treatment, row: type, times } = example
    const row = prices.find((table) => table.treatment === treatment)?.rows.find((candidate) => candidate.type === type)
    if (!row) return issue(`data/prices.json has no row '${type}' for ${treatment}`)
    const [least, most] = times
    const count = least === most ? `${least} ` : `${least}–${most} `
    const product = `× ${formatRange(row.minPrice, row.maxPrice)} = ${formatRange(row.minPrice * least, row.maxPrice * most)}`
    return text.startsWith(count) && text.endsWith(product) ? [] : issue(`'${text}' should be '${count}… ${product}'`)
  })
