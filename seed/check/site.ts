import type { Fault, SeedFiles } from '../load/load.ts'

/** Placeholders in a new directory until its owner replaces them. The number and the domain belong to nobody. */
export const PLACEHOLDERS = { name: 'My Directory', phone: '(212) 555-0100', email: 'hello@my-directory.example' }

const EXAMPLES = { name: /^My Directory$/, phone: /555-01\d\d$/, email: /\.example$/ }

/**
 * Returns whether a fault is about a placeholder. It is a warning, but counts as a fault once the directory is to be
 * public.
 */
export const isPlaceholderFault = ({ file }: Pick<Fault, 'file'>): boolean => file === 'data/site.json'

/** Reports placeholders that are left in a directory of real clinics. */
export const checkSite = ({ site }: Pick<SeedFiles, 'site'>): Fault[] =>
  Object.entries(EXAMPLES).flatMap(([path, example]) => {
    const value = site[path as keyof typeof EXAMPLES]
    const message = `is still to fill in: '${value}' is only an example`
    return site.sample || !example.test(value) ? [] : [{ file: 'data/site.json', path, message, warning: true }]
  })
