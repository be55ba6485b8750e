import type { Issue, SeedFiles } from '../load/load.ts'

type ListingFiles = Pick<SeedFiles, 'clinics' | 'services' | 'treatments' | 'site'>

/** New York's law requires a physician for medical procedures, and verification includes a phone call. */
export const checkListings = (files: ListingFiles): Issue[] =>
  files.clinics.flatMap((clinic) => {
    const { file, name, services, providers, verified, phone, rating, reviewCount, ratingSource } = clinic
    const issue = (path: string, message: string): Issue[] => [{ file, path, message }]
    const warning = (path: string, message: string): Issue[] => [{ file, path, message, warning: true }]
    const medical = services.filter((service) => isMedical(service, files))
    const hasPhysician = providers?.some(({ license }) => license === 'MD' || license === 'DO') ?? true
    const hasSource = files.site.sample || ratingSource !== undefined
    return [
      ...(medical.length > 0 && !hasPhysician
        ? warning('providers', `${name} offers ${medical.join(', ')}, which is medicine, but lists no MD or DO`)
        : []),
      ...(verified && !phone ? warning('verified', `${name} is marked as verified but has no phone number`) : []),
      ...(!files.site.sample && phone && INVENTED_PHONE.test(phone)
        ? issue('phone', `${phone} is a number for invented clinics; remove it or enter the real one`)
        : []),
      ...(rating !== undefined && (reviewCount === undefined || !hasSource)
        ? issue('rating', 'needs a reviewCount and a ratingSource; remove it, or add who collected it')
        : []),
    ]
  })

/** 555-0100 to 555-0199 are reserved for fiction. */
const INVENTED_PHONE = /55501\d\d$/

/** A service without a guide, such as an IV drip, counts as medical. */
function isMedical(slug: string, { services, treatments }: ListingFiles): boolean {
  const guide = services.find((service) => service.slug === slug)?.treatment ?? slug
  const treatment = treatments.find((candidate) => candidate.slug === guide)
  return (treatment?.facts.performers.who ?? 'medical') === 'medical'
}
