import type { SeedFiles } from '../../load/load.ts'

export const linkedQuestions = ({ synonyms }: SeedFiles): Set<string> =>
  new Set(synonyms.topics.flatMap(({ question }) => question ?? []))
