/** Sentences at the head of a list and of a profile. */
export const SAMPLE_TEXTS = {
  list: 'These clinics are invented.',
  profile: 'This clinic is invented.',
  rest: 'Names, people, prices, ratings and reviews are samples.',
}

/** Returns a listing's description for programs, which do not see the notice of the page. */
export const describeListing = (description: string, sample: boolean) =>
  sample ? [SAMPLE_TEXTS.profile, SAMPLE_TEXTS.rest, description].filter(Boolean).join(' ') : description
