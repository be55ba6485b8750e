import type { Fault, SeedFiles } from '../load/load.ts'
import { checkAddresses } from './addresses.ts'
import { checkCitations } from './citations.ts'
import { checkListings } from './listings.ts'
import { checkNames } from './names.ts'
import { checkOptions } from './options.ts'
import { checkReferences } from './references.ts'
import { checkSynonyms } from './synonyms.ts'

/** The checks between files, in the order in which they report. Links and redirects are checked by the plan, which knows every URL. */
const CHECKS = [checkNames, checkReferences, checkSynonyms, checkCitations, checkOptions, checkListings, checkAddresses]

export const checkFiles = (files: SeedFiles): Fault[] => CHECKS.flatMap((check) => check(files))
