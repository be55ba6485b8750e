import type { SeedFiles } from '../load/load.ts'

const CITED_SENTENCE = /(?:(?!\[\^)[^.!?]|[.!?](?!\s|\[\^|$))+[.!?]?["”)]*((?:\[\^[a-z0-9-]+\])+)/g
const CITATION = /\[\^([a-z0-9-]+)\]/g

/** Returns the sentences, or parts of sentences, that end with citations. `sources` has the ids of the cited sources. */
export const listStatements = ({ prose }: Pick<SeedFiles, 'prose'>) =>
  Object.values(prose)
    .flat()
    .flatMap(({ file, body, bodyStartLine }) =>
      body.split('\n').flatMap((line, index) =>
        [...line.matchAll(CITED_SENTENCE)].map(([sentence, citations = '']) => ({
          file,
          line: bodyStartLine + index,
          text: sentence.replace(CITATION, '').trim(),
          sources: [...new Set([...citations.matchAll(CITATION)].flatMap(([, id]) => id ?? []))],
        })),
      ),
    )
