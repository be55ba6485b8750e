import type { Issue, SeedFiles } from '../load/load.ts'
import { checkAddresses } from './addresses.ts'
import { checkListings } from './listings.ts'
import { clinicNameIssues } from './names.ts'
import { clinicReferenceIssues } from './references.ts'

/** Excludes prose, because its issues must not stop an import. */
export type ClinicFiles = Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'site' | 'treatments' | 'zips'>

/** Run by `npm run import` before it writes. */
export const checkClinics = (files: ClinicFiles): Issue[] => [
  ...clinicNameIssues(files),
  ...clinicReferenceIssues(files),
  ...checkListings(files),
  ...checkAddresses(files),
]
