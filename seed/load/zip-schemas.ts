import { z } from 'zod'
import { BOROUGHS, regionOfAddress } from '../../src/domain/address.ts'

const text = z.string().trim().min(1)

const zipCode = z.strictObject({
  zip: z.string().regex(/^\d{5}$/, 'must be five digits'),
  lat: z.number().min(40.4, 'is outside the region').max(41.3, 'is outside the region'),
  lng: z.number().min(-74.4, 'is outside the region').max(-71.7, 'is outside the region'),
  borough: z.enum(BOROUGHS),
  name: text.max(80),
})

/** Codes must be unique, in ascending order, and in the borough that their first digits imply. */
export const zipsSchema = z.strictObject({
  sources: z.array(text).min(1),
  zips: z.array(zipCode).check(({ value, issues }) => {
    for (const [index, { zip, borough }] of value.entries()) {
      const report = (message: string) => issues.push({ code: 'custom', input: zip, path: [index, 'zip'], message })
      const previous = value[index - 1]?.zip
      if (previous === zip) report(`${zip} is listed twice`)
      else if (previous !== undefined && previous > zip) report(`${zip} must come before ${previous}`)
      const region = regionOfAddress(zip)
      const expected = region === 'the Hamptons' ? 'Long Island' : region
      if (expected !== null && expected !== borough)
        report(`the first digits of ${zip} mean ${expected}, not ${borough}`)
    }
  }),
})
