/**
 * The tables, by room. Everything is read-only for the site and replaced as a whole by the seed, so what a page needs
 * in one piece (a guide, a cover, opening hours) is one JSON column, and what a page searches or sorts by is a
 * column with an index. `npm run db:generate` turns a change here into a migration.
 */
export * from './schema/areas.ts'
export * from './schema/clinics.ts'
export * from './schema/facets.ts'
export * from './schema/listings.ts'
export * from './schema/pictures.ts'
export * from './schema/prices.ts'
export * from './schema/prose.ts'
export * from './schema/search.ts'
export * from './schema/site.ts'
export * from './schema/treatments.ts'
