import type { SeedFiles } from '../load/load.ts'

/** A sentence, or part of one, that ends with citations. `sources` are ids. */
export interface Statement {
  file: string
  line: number
  text: string
  sources: string[]
}

const CITED_SENTENCE = /(?:(?!\[\^)[^.!?]|[.!?](?!\s|\[\^|$))+[.!?]?["”)]*((?:\[\^[a-z0-9-]+\])+)/g
const CITATION = /\[\^([a-z0-9-]+)\]/g

export const statementsOf = ({ prose }: Pick<SeedFiles, 'prose'>): Statement[] =>
  Object.values(prose)
    .flat()
    .flatMap(({ file, body, bodyLine }) =>
      body.split('\n').flatMap((line, index) =>
        [...line.matchAll(CITED_SENTENCE)].map(([sentence, citations = '']) => ({
          file,
          line: bodyLine + index,
          text: sentence.replace(CITATION, '').trim(),
          sources: [...new Set([...citations.matchAll(CITATION)].flatMap(([, id]) => id ?? []))],
        })),
      ),
    )
