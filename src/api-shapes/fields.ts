import * as z from 'zod/mini'

export const schemaRegistry = z.registry<{ id?: string; description?: string; examples?: unknown[] }>()

export const describe = <T extends z.ZodMiniType>(schema: T, description: string, example?: unknown): T => {
  schemaRegistry.add(schema, { description, ...(example === undefined ? {} : { examples: [example] }) })
  return schema
}

export const createSlugSchema = (subject: string, example: string) =>
  describe(z.string(), `The slug of ${subject}.`, example)

export const createWeekSchema = <T extends z.ZodMiniType>(day: T) =>
  z.object({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })

export const createDateSchema = (meaning: string) => describe(z.string(), `${meaning}, as YYYY-MM-DD.`, '2026-11-02')

export const createUsdSchema = (meaning: string) => describe(z.number(), `${meaning}, in US dollars.`, 250)
