import type { Issue, SeedFiles } from '../load/load.ts'

export const NEW_DIRECTORY_PLACEHOLDERS = {
  name: 'My Directory',
  phone: '(212) 555-0100',
  email: 'hello@my-directory.example',
}

const PLACEHOLDER_PATTERNS = { name: /^My Directory$/, phone: /555-01\d\d$/, email: /\.example$/ }

/** Every warning about this file is about a placeholder, which stops a deployment and other remote loads. */
export const isPlaceholderIssue = ({ file }: Pick<Issue, 'file'>): boolean => file === 'data/site.json'

export const checkSite = ({ site }: Pick<SeedFiles, 'site'>): Issue[] =>
  Object.entries(PLACEHOLDER_PATTERNS).flatMap(([path, pattern]) => {
    const value = site[path as keyof typeof PLACEHOLDER_PATTERNS]
    const message = `is still a placeholder: '${value}' is only an example`
    return site.sample || !pattern.test(value) ? [] : [{ file: 'data/site.json', path, message, warning: true }]
  })
