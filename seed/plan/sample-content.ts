import type { Issue, SeedFiles } from '../load/load.ts'

const MARKED_TEXT = /\[(sample|real)\](.*?)\[\/\1\]/gs
const UNMATCHED_MARK = /\[\/?(?:sample|real)\]/

export function selectContent(files: SeedFiles, issues: Issue[]): SeedFiles {
  const { sample } = files.site
  const isKept = ({ sampleOnly }: { sampleOnly?: boolean | undefined }) => sample || !sampleOnly
  const { guides, local, areas, faq, pages, shared } = files.prose
  const chosen = <T extends { file: string; front: object; body: string }>(list: readonly T[]): T[] =>
    list.map((prose) => chooseTexts(prose, sample, issues))
  return {
    ...files,
    facts: files.facts.filter(isKept),
    reviews: sample ? files.reviews : [],
    areas: files.areas.map((area) => ({
      ...area,
      medspaCount: sample || area.medspaCountSource ? area.medspaCount : null,
    })),
    prose: {
      guides: chosen(guides),
      local: chosen(local.filter(({ front }) => isKept(front))),
      areas: chosen(areas),
      faq: chosen(faq),
      pages: chosen(pages),
      shared: chosen(shared),
    },
  }
}

function chooseTexts<T extends { file: string; front: object; body: string }>(
  prose: T,
  sample: boolean,
  issues: Issue[],
): T {
  const choose = (text: string) =>
    text.replace(MARKED_TEXT, (passage, mode: string, inner: string) =>
      (mode === 'sample') === sample ? inner : '\n'.repeat(passage.split('\n').length - 1),
    )
  const texts = JSON.stringify(prose.front, (_, value: unknown) => (typeof value === 'string' ? choose(value) : value))
  const body = choose(prose.body)
  if (UNMATCHED_MARK.test(texts + body))
    issues.push({
      file: prose.file,
      path: '',
      message: 'has an unclosed [sample] or [real]: add [/sample] or [/real]',
    })
  return { ...prose, front: JSON.parse(texts) as T['front'], body }
}
