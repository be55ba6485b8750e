import * as z from 'zod/mini'

/** The variables a maintainer can set: for the Worker, and for the commands that check them before it is deployed. */

const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i, 'must be an origin such as https://example.com, without a path'))
const optional = z._default(z.string(), '')
const INDEXNOW_KEY = 'must be 8 to 128 lower case letters, digits and hyphens'
const shape = z.object({
  SITE_ORIGIN: z._default(z.union([z.literal(''), origin]), ''),
  /** Set by `npm start` to the address it listens on; stands in for an unset SITE_ORIGIN. */
  LOCAL_ORIGIN: z._default(origin, 'http://localhost:8787'),
  READ_REPLICAS: z._default(z.enum(['', 'on'], "must be 'on', or empty"), ''),
  MAPS_EMBED_KEY: optional,
  INDEXNOW_KEY: z._default(z.union([z.literal(''), z.string().check(z.regex(/^[a-z0-9-]{8,128}$/, INDEXNOW_KEY))]), ''),
  CLAIM_FORM_SCRIPT: z._default(z.union([z.literal(''), z.url({ protocol: /^https$/ })]), ''),
  CLAIM_FORM_PORTAL: optional,
  CLAIM_FORM_ID: optional,
  CLAIM_FORM_REGION: optional,
})

export type Variables = z.infer<typeof shape>

/** The variables of an environment; null with every fault of them, each beginning with the variable's name. */
export function readVariables(environment: object): { variables: Variables | null; faults: string[] } {
  const { data, error } = shape.safeParse(environment)
  if (data) return { variables: data, faults: [] }
  return { variables: null, faults: error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
}
