import * as t from '../../src/db/schema.ts'
import type { Source } from '../../src/domain/content.ts'
import type { SeedFiles } from '../load/load.ts'
import type { Rows } from './rows.ts'

export function planOptions(files: SeedFiles, rows: Rows): void {
  const sources = new Map(files.sources.map((source) => [source.id, source]))
  const withSources = <T extends { sources: string[] }>(statement: T) => ({
    ...statement,
    sources: statement.sources.flatMap((id): Source[] => {
      const source = sources.get(id)
      return source
        ? [{ id, title: source.title, publisher: source.publisher, url: source.url, date: source.date }]
        : []
    }),
  })
  rows.add(
    t.treatmentOptions,
    ...files.options.map(({ treats, risk, performers, ...option }) => ({
      ...option,
      treats: withSources(treats),
      risk: withSources(risk),
      performers: withSources(performers),
    })),
  )
}
