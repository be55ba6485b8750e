/** Notices on lists and profiles of a sample, whose clinics are invented. */
export const SAMPLE_TEXTS = {
  list: 'These clinics are invented.',
  profile: 'This clinic is invented.',
  details: 'Names, people, prices, ratings and reviews are samples.',
}

/**
 * Returns a listing's description for downloads, the API and structured data. In sample data, the description starts
 * with the same notice as on pages.
 */
export const describeListing = (description: string, sample: boolean) =>
  sample ? [SAMPLE_TEXTS.profile, SAMPLE_TEXTS.details, description].filter(Boolean).join(' ') : description
