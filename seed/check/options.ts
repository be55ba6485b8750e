import type { Fault, SeedFiles } from '../load/load.ts'

const FILE = 'data/options.json'

type Option = SeedFiles['options'][number]

/** Every option's sources must be cited in the guide, and a boxed warning in the guide requires the risk 'higher'. */
export function checkOptions(files: SeedFiles): Fault[] {
  const missing = files.treatments.filter(({ slug }) => !files.options.some(({ treatment }) => treatment === slug))
  return [
    ...missing.map(({ slug }) => ({ file: FILE, path: '', message: `has no option for '${slug}'` })),
    ...files.options.flatMap((option, index) => {
      const earlier = files.options.findIndex(({ treatment }) => treatment === option.treatment)
      if (earlier < index) return [fault(index, 'treatment', `'${option.treatment}' is already used by ${earlier}`)]
      const guide = files.prose.guides.find(({ front }) => front.treatment === option.treatment)
      return guide
        ? optionFaults(option, index, guide.body)
        : [fault(index, 'treatment', `'${option.treatment}' has no guide`)]
    }),
  ]
}

const fault = (index: number, path: string, message: string): Fault => ({
  file: FILE,
  path: `${index}.${path}`,
  message,
})

function optionFaults(option: Option, index: number, guide: string): Fault[] {
  const safety = sectionOf(guide, 'Safety')
  const uncited = (part: 'treats' | 'risk' | 'performers', text: string, place: string) =>
    option[part].sources
      .filter((id) => !text.includes(`[^${id}]`))
      .map((id) => fault(index, `${part}.sources`, `'${id}' is not cited in ${place}`))
  const boxed = safety.includes('### Boxed warning') && option.risk.level !== 'higher'
  return [
    ...uncited('treats', guide, 'the guide'),
    ...uncited('risk', safety, "the guide's section Safety"),
    ...uncited('performers', sectionOf(guide, 'Who may perform it'), "the guide's section Who may perform it"),
    ...(boxed ? [fault(index, 'risk.level', "must be 'higher': the guide has a boxed warning")] : []),
  ]
}

const sectionOf = (body: string, heading: string) =>
  body.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
