import type { Issue, SeedFiles } from '../load/load.ts'

const MARKED_TEXT = /\[(sample|real)\](.*?)\[\/\1\]/gs
const UNMATCHED_MARK = /\[\/?(?:sample|real)\]/

export function selectSampleOrRealContent(files: SeedFiles, issues: Issue[]): SeedFiles {
  const { sample } = files.site
  const isKept = ({ sampleOnly }: { sampleOnly?: boolean | undefined }) => sample || !sampleOnly
  const { guides, local, areas, faq, pages, shared } = files.prose
  const resolveAllMarks = <T extends { file: string; front: object; body: string }>(proseFiles: readonly T[]): T[] =>
    proseFiles.map((prose) => resolveMarks(prose, sample, issues))
  return {
    ...files,
    facts: files.facts.filter(isKept),
    reviews: sample ? files.reviews : [],
    areas: files.areas.map((area) => ({
      ...area,
      medspaCount: sample || area.medspaCountSource ? area.medspaCount : null,
    })),
    prose: {
      guides: resolveAllMarks(guides),
      local: resolveAllMarks(local.filter(({ front }) => isKept(front))),
      areas: resolveAllMarks(areas),
      faq: resolveAllMarks(faq),
      pages: resolveAllMarks(pages),
      shared: resolveAllMarks(shared),
    },
  }
}

function resolveMarks<T extends { file: string; front: object; body: string }>(
  prose: T,
  isSample: boolean,
  issues: Issue[],
): T {
  const resolveMarksInText = (text: string) =>
    text.replace(MARKED_TEXT, (passage, mode: string, markedText: string) =>
      (mode === 'sample') === isSample ? markedText : '\n'.repeat(passage.split('\n').length - 1),
    )
  const frontJson = JSON.stringify(prose.front, (_, value: unknown) =>
    typeof value === 'string' ? resolveMarksInText(value) : value,
  )
  const body = resolveMarksInText(prose.body)
  if (UNMATCHED_MARK.test(frontJson + body))
    issues.push({
      file: prose.file,
      path: '',
      message: 'has a [sample] or [real] without its end tag, or an end tag without its start: add or delete the tag',
    })
  return { ...prose, front: JSON.parse(frontJson) as T['front'], body }
}
