import type { Provider } from '../../domain/clinic/clinic-record.ts'

const EDUCATION_DEPARTMENT_URL = 'https://www.op.nysed.gov/verification-search'
const DEPARTMENT_OF_STATE_URL = 'https://appext20.dos.ny.gov/lcns_public/chk_load'

/** What New York's license registers call the profession of each license. */
const PROFESSION_NAMES: Record<string, string> = {
  MD: 'Physician',
  DO: 'Physician',
  NP: 'Nurse Practitioner',
  PA: 'Physician Assistant',
  RN: 'Registered Professional Nurse',
  esthetician: 'Esthetician',
}

export function createLicenseLookup({ name, license }: Pick<Provider, 'name' | 'license'>) {
  const profession = PROFESSION_NAMES[license]
  if (!profession) return null
  return {
    href: license === 'esthetician' ? DEPARTMENT_OF_STATE_URL : EDUCATION_DEPARTMENT_URL,
    profession,
    name: putLastNameFirst(name),
  }
}

const TITLE = /^Dr\.?\s+/
const SUFFIX = /,.*|(?:\s+(?:[JS]r\.?|I{2,3}|IV|M\.?D\.?|D\.?O\.?|F?NP(?:-B?C)?|PA(?:-C)?|RN))+$/

export const putLastNameFirst = (name: string): string =>
  name
    .trim()
    .replace(TITLE, '')
    .replace(SUFFIX, '')
    .replace(/^(.+?)\s+((?:\p{Ll}\S*\s+)*\S+)$/u, '$2 $1')
