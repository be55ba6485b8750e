import type { Issue, SeedFiles } from '../load/load.ts'
import { checkAddresses } from './addresses.ts'
import { checkListings } from './listings.ts'
import { clinicNameIssues } from './names.ts'
import { clinicReferenceIssues } from './references.ts'

/** The files that checks of clinics need. Prose is omitted, because its issues must not stop an import. */
export type ClinicFiles = Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'site' | 'treatments' | 'zips'>

/** Runs all checks of clinics. `npm run import` runs them before it writes. */
export const checkClinics = (files: ClinicFiles): Issue[] => [
  ...clinicNameIssues(files),
  ...clinicReferenceIssues(files),
  ...checkListings(files),
  ...checkAddresses(files),
]
