export const SAMPLE_NOTICES = {
  list: 'These clinics are invented.',
  profile: 'This clinic is invented.',
  details: 'Names, people, prices, ratings and reviews are samples.',
}

/** Returns the description for downloads, the API and structured data, with a warning if the clinic is invented. */
export const describeListing = (description: string, isSample: boolean) =>
  isSample ? [SAMPLE_NOTICES.profile, SAMPLE_NOTICES.details, description].filter(Boolean).join(' ') : description
