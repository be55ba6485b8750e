/** The groups of the treatment list in the specification (§2.76 to §2.79). */
export const TREATMENTS_BY_GROUP = {
  Injectables: ['botox', 'micro-botox', 'fillers', 'kybella', 'prp'],
  'Laser Services': [
    'photofacials',
    'laser-hair-removal',
    'carbon-laser-facial',
    'vaginal-rejuvenation',
    'laser-resurfacing',
  ],
  'Skin Lift & Fat Reduction': ['coolsculpting', 'weight-management', 'radio-ultrasound-therapy'],
  Facials: ['chemical-peels', 'microdermabrasion', 'microneedling', 'hydrofacials'],
}

export const GROUPED_TREATMENTS = Object.values(TREATMENTS_BY_GROUP).flat()
