import type { Issue, SeedFiles } from '../load/load.ts'

const MARKED_TEXT = /\[(sample|real)\](.*?)\[\/\1\]/gs
const UNMATCHED_MARK = /\[\/?(?:sample|real)\]/

export function selectSampleOrRealContent(files: SeedFiles, issues: Issue[]): SeedFiles {
  const { sample } = files.site
  const isKept = ({ sampleOnly }: { sampleOnly?: boolean | undefined }) => sample || !sampleOnly
  const { guides, local, areas, faq, pages, shared } = files.prose
  const chooseAllTexts = <T extends { file: string; front: object; body: string }>(proseFiles: readonly T[]): T[] =>
    proseFiles.map((prose) => chooseTexts(prose, sample, issues))
  return {
    ...files,
    facts: files.facts.filter(isKept),
    reviews: sample ? files.reviews : [],
    areas: files.areas.map((area) => ({
      ...area,
      medspaCount: sample || area.medspaCountSource ? area.medspaCount : null,
    })),
    prose: {
      guides: chooseAllTexts(guides),
      local: chooseAllTexts(local.filter(({ front }) => isKept(front))),
      areas: chooseAllTexts(areas),
      faq: chooseAllTexts(faq),
      pages: chooseAllTexts(pages),
      shared: chooseAllTexts(shared),
    },
  }
}

function chooseTexts<T extends { file: string; front: object; body: string }>(
  prose: T,
  isSample: boolean,
  issues: Issue[],
): T {
  const chooseText = (text: string) =>
    text.replace(MARKED_TEXT, (passage, mode: string, markedText: string) =>
      (mode === 'sample') === isSample ? markedText : '\n'.repeat(passage.split('\n').length - 1),
    )
  const frontJson = JSON.stringify(prose.front, (_, value: unknown) =>
    typeof value === 'string' ? chooseText(value) : value,
  )
  const body = chooseText(prose.body)
  if (UNMATCHED_MARK.test(frontJson + body))
    issues.push({
      file: prose.file,
      path: '',
      message: 'has a [sample] or [real] without its end tag, or an end tag without its start: add or delete the tag',
    })
  return { ...prose, front: JSON.parse(frontJson) as T['front'], body }
}
