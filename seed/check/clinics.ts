import type { Issue, SeedFiles } from '../load/load.ts'
import { checkAddresses } from './addresses.ts'
import { checkPhysiciansPhonesAndRatings } from './listings.ts'
import { checkClinicReferences } from './references.ts'
import { checkUniqueClinicValues } from './unique-values.ts'

/** Excludes prose, because issues in prose must not stop an import. */
export type ClinicCheckFiles = Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'site' | 'treatments' | 'zips'>

export const checkClinics = (files: ClinicCheckFiles): Issue[] => [
  ...checkUniqueClinicValues(files),
  ...checkClinicReferences(files),
  ...checkPhysiciansPhonesAndRatings(files),
  ...checkAddresses(files),
]
