export const SAMPLE_TEXTS = {
  list: 'These clinics are invented.',
  profile: 'This clinic is invented.',
  details: 'Names, people, prices, ratings and reviews are samples.',
}

/** Returns the description in downloads, the API and structured data, which says if a clinic is invented. */
export const describeListing = (description: string, isSample: boolean) =>
  isSample ? [SAMPLE_TEXTS.profile, SAMPLE_TEXTS.details, description].filter(Boolean).join(' ') : description
