import { z } from 'zod'
import { BOROUGHS, regionOfZip } from '../../src/domain/address.ts'

const text = z.string().trim().min(1)

const zipCode = z.strictObject({
  zip: z.string().regex(/^\d{5}$/, 'must be five digits'),
  /** Degrees. */
  lat: z.number().min(40.4, 'is outside the region').max(41.3, 'is outside the region'),
  lng: z.number().min(-74.4, 'is outside the region').max(-71.7, 'is outside the region'),
  borough: z.enum(BOROUGHS),
  /** The neighborhoods in it, or the village. */
  name: text.max(80),
})

/**
 * `data/zips.json`: where each zip code is from which distances can be measured, and where the figures are from. Each
 * stands once, in the order of the numbers, in the borough that its first digits say.
 */
export const zipsSchema = z.strictObject({
  sources: z.array(text).min(1),
  zips: z.array(zipCode).check(({ value, issues }) => {
    for (const [index, { zip, borough }] of value.entries()) {
      const fault = (message: string) => issues.push({ code: 'custom', input: zip, path: [index, 'zip'], message })
      const before = value[index - 1]?.zip
      if (before === zip) fault(`${zip} stands here twice`)
      else if (before !== undefined && before > zip) fault(`${zip} must come before ${before}`)
      const region = regionOfZip(zip)
      const said = region === 'the Hamptons' ? 'Long Island' : region
      if (said !== null && said !== borough) fault(`by its first digits ${zip} is in ${said}, not in ${borough}`)
    }
  }),
})
