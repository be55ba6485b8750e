const LIMIT_WORDS = String.raw`\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s+`
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.\d\d?)?`
const PER_UNIT = String.raw`(?:\s+(?:an?|per|each)\s+|\s*/\s*)(?:unit|session|syringe|area|visit)`

/** Three or four digits, because two may be an age and five a zip code. Not a number with a unit: '100 units'. */
const AMOUNT_WITHOUT_UNIT = String.raw`(?:\d{3,4}|\d,\d{3})\b(?!\s*(?:st|street|units?|syringes?|pounds|lbs?|kg|mg|ml|cc|years?)\b)`

/** Matches 'under $15 a unit', 'below 300 dollars' and 'under 700', but not 'under 40' alone, which may be an age. */
const PRICE_LIMIT_PATTERN = new RegExp(
  `${LIMIT_WORDS}(?:\\$\\s*(?<dollars>${AMOUNT})(?:${PER_UNIT})?|(?<bare>${AMOUNT})(?:\\s+(?:dollars|bucks)(?:${PER_UNIT})?|${PER_UNIT})|(?<large>${AMOUNT_WITHOUT_UNIT}))\\b`,
  'i',
)

export function splitPriceLimit(query: string): { remainingQuery: string; maxPrice: number | null } {
  const match = PRICE_LIMIT_PATTERN.exec(query)
  const { dollars, bare, large } = match?.groups ?? {}
  const amount = dollars ?? bare ?? large
  const maxPrice = Number(amount?.replaceAll(',', '') ?? 0)
  if (match === null || maxPrice === 0) return { remainingQuery: query, maxPrice: null }
  return { remainingQuery: query.replace(match[0], ' '), maxPrice }
}
