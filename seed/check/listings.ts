import type { Issue, SeedFiles } from '../load/load.ts'

type ListingFiles = Pick<SeedFiles, 'clinics' | 'services' | 'treatments' | 'site'>

/** Warns about a missing physician only if the clinic lists `providers`, which it may omit. */
export const checkPhysiciansPhonesAndRatings = (files: ListingFiles): Issue[] =>
  files.clinics.flatMap((clinic) => {
    const { file, name, services, providers, verified, phone, rating, reviewCount, ratingSource } = clinic
    const createIssue = (path: string, message: string): Issue[] => [{ file, path, message }]
    const createWarning = (path: string, message: string): Issue[] => [{ file, path, message, warning: true }]
    const medicalServices = services.filter((service) => isMedical(service, files))
    const hasPhysician = providers?.some(({ license }) => license === 'MD' || license === 'DO') ?? true
    const hasRequiredSource = files.site.sample || ratingSource !== undefined
    return [
      ...(medicalServices.length > 0 && !hasPhysician
        ? createWarning(
            'providers',
            `${name} offers ${medicalServices.join(', ')}, which is medicine, but lists no MD or DO`,
          )
        : []),
      ...(verified && !phone ? createWarning('verified', `${name} is marked as verified but has no phone number`) : []),
      ...(!files.site.sample && phone && INVENTED_PHONE.test(phone)
        ? createIssue('phone', `${phone} is a number for invented clinics; remove it or enter the real one`)
        : []),
      ...(rating !== undefined && (reviewCount === undefined || !hasRequiredSource)
        ? createIssue('rating', 'needs a reviewCount and a ratingSource: add both, or remove the rating')
        : []),
    ]
  })

/** The numbers from 555-0100 to 555-0199 are reserved for fiction. */
const INVENTED_PHONE = /55501\d\d$/

/** Returns whether a service is medical. A service without a treatment, such as an IV drip, counts as medical. */
function isMedical(slug: string, { services, treatments }: ListingFiles): boolean {
  const treatmentSlug = services.find((service) => service.slug === slug)?.treatment ?? slug
  const treatment = treatments.find((candidate) => candidate.slug === treatmentSlug)
  return (treatment?.facts.performers.who ?? 'medical') === 'medical'
}
