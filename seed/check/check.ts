import type { Issue, SeedFiles } from '../load/load.ts'
import { checkAddresses } from './addresses.ts'
import { checkCitations } from './citations.ts'
import { checkExamples } from './examples.ts'
import { checkFigures } from './figures.ts'
import { checkPhysiciansPhonesAndRatings } from './listings.ts'
import { checkTreatmentRecords } from './records.ts'
import { checkReferences } from './references.ts'
import { checkReviewDates } from './review-dates.ts'
import { checkSite } from './site.ts'
import { checkSources } from './sources.ts'
import { checkSynonyms } from './synonyms.ts'
import { checkUniqueValues } from './unique-values.ts'

interface Check {
  name: string
  description: string
  run: (files: SeedFiles) => Issue[]
}

export const CHECKS: readonly Check[] = [
  { name: 'site', description: 'the name, phone number and email address are filled in', run: checkSite },
  { name: 'unique', description: 'no two records share an id, slug, URL or position', run: checkUniqueValues },
  { name: 'references', description: 'every slug that a file names exists', run: checkReferences },
  { name: 'synonyms', description: 'search synonyms have valid targets and do not conflict', run: checkSynonyms },
  {
    name: 'citations',
    description: 'every figure has a source; every source, fact and shared text is used',
    run: checkCitations,
  },
  { name: 'sources', description: 'sources are of an accepted kind, and mostly primary', run: checkSources },
  {
    name: 'review dates',
    description: 'FAQ sections and local texts say when they were last reviewed',
    run: checkReviewDates,
  },
  { name: 'figures', description: 'prose does not repeat figures of the records', run: checkFigures },
  { name: 'examples', description: 'worked examples match the price tables', run: checkExamples },
  { name: 'records', description: 'treatments, finder and guides agree', run: checkTreatmentRecords },
  {
    name: 'listings',
    description:
      'medical services have a physician, verified clinics a phone number, ratings a source; no phone number is invented',
    run: checkPhysiciansPhonesAndRatings,
  },
  { name: 'addresses', description: 'addresses, zip codes and areas agree', run: checkAddresses },
]

export const checkFiles = (files: SeedFiles): Issue[] => CHECKS.flatMap(({ run }) => run(files))
