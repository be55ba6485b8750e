import type { Fault, SeedFiles } from '../load/load.ts'

type Clinic = SeedFiles['clinics'][number]
type Provider = NonNullable<Clinic['providers']>[number]

/**
 * Reports clinics with medical procedures that have no physician, or an owner who is not one (New York's law), and
 * verified clinics without a phone number, because verification includes a call.
 */
export const checkListings = (files: SeedFiles): Fault[] =>
  files.clinics.flatMap((clinic, index) => [
    ...providerFaults(clinic, medicalServicesOf(clinic, files)).map((message) => ({
      ...faultLocation(index, 'providers'),
      message,
    })),
    ...(clinic.verified && !clinic.phone && !files.phones[clinic.id]
      ? [
          {
            ...faultLocation(index, 'verified'),
            message: `${clinic.name} is marked as verified but has no phone number`,
          },
        ]
      : []),
  ])

const faultLocation = (index: number, field: string) => ({ file: 'data/clinics.json', path: `${index}.${field}` })

const isPhysician = ({ licence }: Provider) => licence === 'MD' || licence === 'DO'
const OWNER_ROLE = /\b(?:co-?)?(?:owner|founder)\b/i

function providerFaults({ name, providers = [] }: Clinic, medical: string[]): string[] {
  if (medical.length === 0) return []
  const owners = providers.filter((provider) => !isPhysician(provider) && OWNER_ROLE.test(provider.role ?? ''))
  const offers = `${name} offers ${medical.join(', ')}`
  return [
    ...(providers.some(isPhysician) ? [] : [`${offers}, which is medicine, but lists no MD or DO`]),
    ...owners.map(
      (owner) =>
        `${offers}, which requires a physician-owned practice, but is owned by ${owner.name}, ${owner.licence}`,
    ),
  ]
}

/** Services that require a medical professional. Those without a guide, such as IV drips, count as medical. */
const medicalServicesOf = (clinic: Clinic, files: SeedFiles): string[] =>
  clinic.services.filter((slug) => {
    const treatment = files.services.find((service) => service.slug === slug)?.treatment ?? slug
    const who = files.options.find((option) => option.treatment === treatment)?.performers.who ?? 'medical'
    return who === 'medical' || (who === 'depends' && offersDeepPeel(clinic, slug))
  })

/** Detects a medium or deep peel from price labels, the only place that tells it from a light one. */
const offersDeepPeel = ({ prices = [] }: Clinic, service: string) =>
  prices.some((price) => price.service === service && /\b(?:medium|deep|tca|dermal)\b/i.test(price.label))
