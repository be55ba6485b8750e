export const SAMPLE_NOTICES = {
  list: 'These clinics are invented.',
  profile: 'This clinic is invented.',
  details: 'Names, people, prices, ratings and reviews are samples.',
}

export const describeListing = (description: string, isSample: boolean) =>
  isSample ? [SAMPLE_NOTICES.profile, SAMPLE_NOTICES.details, description].filter(Boolean).join(' ') : description
