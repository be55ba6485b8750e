import type { SeedFiles } from '../../load/load.ts'

/** Returns the questions of the FAQ that words in `synonyms.json` lead to. */
export const linkedQuestions = ({ synonyms }: SeedFiles): Set<string> =>
  new Set(synonyms.topics.flatMap(({ question }) => question ?? []))
