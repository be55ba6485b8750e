import type { SeedFiles } from '../load/load.ts'

/** A sentence of the prose and the ids of the sources that it cites. */
export interface Statement {
  file: string
  line: number
  text: string
  sources: string[]
}

const CITED_SENTENCE = /(?:(?!\[\^)[^.!?]|[.!?](?!\s|\[\^|$))+[.!?]?["”)]*((?:\[\^[a-z0-9-]+\])+)/g
const CITATION = /\[\^([a-z0-9-]+)\]/g

/** Returns each cited sentence once, with all its sources. */
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
