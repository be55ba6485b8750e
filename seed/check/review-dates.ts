import type { Issue, SeedFiles } from '../load/load.ts'

/** The date is optional in these files, because directories made before it existed lack it. */
export const checkReviewDates = ({ site, prose }: Pick<SeedFiles, 'site' | 'prose'>): Issue[] =>
  [...prose.faq, ...prose.local.filter(({ front }) => site.sample || !front.sampleOnly)]
    .filter(({ front }) => !front.reviewed)
    .map(({ file }) => ({
      file,
      path: 'reviewed',
      message:
        'is missing: compare the text with its sources, and write the date in the front matter, such as reviewed: 2026-04-14. Until then, the page does not say when the text was last reviewed',
      warning: true,
    }))
