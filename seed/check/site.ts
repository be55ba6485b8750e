import type { Fault, SeedFiles } from '../load/load.ts'

/** What a new directory starts with until its owner fills it in. The number and the domain belong to nobody. */
export const PLACEHOLDERS = { name: 'My Directory', phone: '(212) 555-0100', email: 'hello@my-directory.example' }

const EXAMPLES = { name: /^My Directory$/, phone: /555-01\d\d$/, email: /\.example$/ }

/** A directory of real clinics has a name, a phone number and an email address of its own. */
export const checkSite = ({ site }: Pick<SeedFiles, 'site'>): Fault[] =>
  Object.entries(EXAMPLES).flatMap(([path, example]) => {
    const value = site[path as keyof typeof EXAMPLES]
    const message = `is still to fill in: '${value}' is only an example`
    return site.sample || !example.test(value) ? [] : [{ file: 'data/site.json', path, message, warning: true }]
  })
