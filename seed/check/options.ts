import type { Fault, SeedFiles } from '../load/load.ts'

const FILE = 'data/options.json'

type Option = SeedFiles['options'][number]

/** Every option's sources must be cited in the guide, and a boxed warning in the guide requires the risk 'higher'. */
export function checkOptions({ options, prose, treatments }: SeedFiles): Fault[] {
  const missing = treatments.filter(({ slug }) => !options.some(({ treatment }) => treatment === slug))
  return [
    ...missing.map(({ slug }) => ({ file: FILE, path: '', message: `has no option for '${slug}'` })),
    ...options.flatMap((option, index) => {
      const guide = prose.guides.find(({ front }) => front.treatment === option.treatment)
      return optionFaults(option, index, guide?.body ?? '')
    }),
  ]
}

function optionFaults(option: Option, index: number, guide: string): Fault[] {
  const fault = (path: string, message: string) => ({ file: FILE, path: `${index}.${path}`, message })
  const safety = sectionOf(guide, 'Safety')
  const uncited = (part: 'treats' | 'risk' | 'performers', text: string, place: string) =>
    option[part].sources
      .filter((id) => !text.includes(`[^${id}]`))
      .map((id) => fault(`${part}.sources`, `'${id}' is not cited in ${place}`))
  const boxed = safety.includes('### Boxed warning') && option.risk.level !== 'higher'
  return [
    ...uncited('treats', guide, 'the guide'),
    ...uncited('risk', safety, "the guide's section Safety"),
    ...uncited('performers', sectionOf(guide, 'Who may perform it'), "the guide's section Who may perform it"),
    ...(boxed ? [fault('risk.level', "must be 'higher': the guide has a boxed warning")] : []),
  ]
}

const sectionOf = (body: string, heading: string) =>
  body.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
