import type { Fault, SeedFiles } from '../load/load.ts'

/**
 * Reports clinics with medical procedures that list no physician (New York's law), and verified clinics without a
 * phone number, because verification includes a call.
 */
export const checkListings = (files: SeedFiles): Fault[] =>
  files.clinics.flatMap(({ id, name, services, providers = [], verified, phone }, index) => {
    const fault = (field: string, message: string) => ({
      file: 'data/clinics.json',
      path: `${index}.${field}`,
      message,
    })
    const medical = services.filter((service) => isMedical(service, files))
    const hasPhysician = providers.some(({ licence }) => licence === 'MD' || licence === 'DO')
    return [
      ...(medical.length > 0 && !hasPhysician
        ? [fault('providers', `${name} offers ${medical.join(', ')}, which is medicine, but lists no MD or DO`)]
        : []),
      ...(verified && !phone && !files.phones[id]
        ? [fault('verified', `${name} is marked as verified but has no phone number`)]
        : []),
    ]
  })

/** Services without a guide, such as IV drips, count as medical; those that depend on the device or the peel do not. */
function isMedical(slug: string, { services, options }: SeedFiles): boolean {
  const treatment = services.find((service) => service.slug === slug)?.treatment ?? slug
  return (options.find((option) => option.treatment === treatment)?.performers.who ?? 'medical') === 'medical'
}
