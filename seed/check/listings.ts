import type { Fault, SeedFiles } from '../load/load.ts'

type Clinic = SeedFiles['clinics'][number]
type Provider = NonNullable<Clinic['providers']>[number]

/**
 * What a listing says of its people agrees with what the guides say of New York's rules: medical procedures belong in a
 * physician-owned practice, so a clinic that offers one names a physician and no other owner. And what is marked as
 * verified can have been: the page on checking says that the telephone was called.
 */
export const checkListings = (files: SeedFiles): Fault[] =>
  files.clinics.flatMap((clinic, index) => [
    ...peopleFaults(clinic, medicalServicesOf(clinic, files)).map((message) => ({
      ...placeOf(index, 'providers'),
      message,
    })),
    ...(clinic.verified && !clinic.phone && !files.phones[clinic.id]
      ? [
          {
            ...placeOf(index, 'verified'),
            message: `${clinic.name} has no telephone, which 'verified' says was called`,
          },
        ]
      : []),
  ])

const placeOf = (index: number, field: string) => ({ file: 'data/clinics.json', path: `${index}.${field}` })

const isPhysician = ({ licence }: Provider) => licence === 'MD' || licence === 'DO'
const OWNS = /\b(?:co-?)?(?:owner|founder)\b/i

function peopleFaults({ name, providers = [] }: Clinic, medical: string[]): string[] {
  if (medical.length === 0) return []
  const owners = providers.filter((provider) => !isPhysician(provider) && OWNS.test(provider.role ?? ''))
  const offers = `${name} offers ${medical.join(', ')}`
  return [
    ...(providers.some(isPhysician) ? [] : [`${offers}, which is medicine, and names no MD or DO`]),
    ...owners.map(
      (owner) =>
        `${offers}, which belongs in a physician-owned practice, and is owned by ${owner.name}, ${owner.licence}`,
    ),
  ]
}

/** By what the finder says of who may perform a treatment. A service that has no guide, such as a drip, counts as medical. */
const medicalServicesOf = (clinic: Clinic, files: SeedFiles): string[] =>
  clinic.services.filter((slug) => {
    const treatment = files.services.find((service) => service.slug === slug)?.treatment ?? slug
    const who = files.options.find((option) => option.treatment === treatment)?.performers.who ?? 'medical'
    return who === 'medical' || (who === 'depends' && reachesTheDermis(clinic, slug))
  })

/** Whether a light or a deeper peel is meant is known from the clinic's prices only. */
const reachesTheDermis = ({ prices = [] }: Clinic, service: string) =>
  prices.some((price) => price.service === service && /\b(?:medium|deep|tca|dermal)\b/i.test(price.label))
