const SAMPLE_LISTING = 'Sample listing: this clinic, its people, prices and reviews are invented.'

/** Returns a listing's description for programs, which see no notice beside it. */
export const describeListing = (description: string, sample: boolean) =>
  sample ? [SAMPLE_LISTING, description].filter(Boolean).join(' ') : description
