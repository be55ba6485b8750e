import * as z from 'zod/mini'

/** The descriptions and names of the API's schemas, for the OpenAPI document. */
export const registry = z.registry<{ id?: string; description?: string; examples?: unknown[] }>()

export const describe = <T extends z.ZodMiniType>(schema: T, description: string, example?: unknown): T => {
  registry.add(schema, { description, ...(example === undefined ? {} : { examples: [example] }) })
  return schema
}

export const slug = (what: string, example: string) => describe(z.string(), `${what} in addresses.`, example)

export const url = (what: string) => describe(z.string(), what)

export const day = (what: string) => describe(z.string(), `${what} YYYY-MM-DD.`, '2026-11-02')

export const usd = (what: string) => describe(z.number(), `${what} US dollars.`, 250)
