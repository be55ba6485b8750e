const LIMIT = String.raw`\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s+`
const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+|\d{1,5}`
const UNIT = String.raw`(?:an?|per|each)\s+(?:unit|session|syringe|area|visit)`

/** Matches 'under $15 a unit' and 'below 300 dollars', but not a bare 'under 40', which may be an age. */
const PRICE_LIMIT = new RegExp(
  `${LIMIT}(?:\\$\\s*(?<dollars>${AMOUNT})(?:\\s+${UNIT})?|(?<bare>${AMOUNT})\\s+(?:dollars|bucks|${UNIT}))\\b`,
  'i',
)

export function splitPriceLimit(query: string): { rest: string; max: number | null } {
  const found = PRICE_LIMIT.exec(query)
  const amount = found?.groups?.['dollars'] ?? found?.groups?.['bare']
  const max = Number(amount?.replaceAll(',', '') ?? 0)
  return found && max > 0 ? { rest: query.replace(found[0], ' '), max } : { rest: query, max: null }
}
