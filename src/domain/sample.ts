export const SAMPLE_TEXTS = {
  list: 'These clinics are invented.',
  profile: 'This clinic is invented.',
  details: 'Names, people, prices, ratings and reviews are samples.',
}

/** For downloads, the API and structured data. */
export const describeListing = (description: string, sample: boolean) =>
  sample ? [SAMPLE_TEXTS.profile, SAMPLE_TEXTS.details, description].filter(Boolean).join(' ') : description
