/** What people type beside a treatment's name when they look for it in the city. */
const TEMPLATES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name} near me`,
  (name) => `${name} cost`,
  (name) => `${name} prices`,
  (name) => `affordable ${name}`,
  (name) => `${name} clinics`,
  (name) => `${name} med spa`,
  (name) => `${name} providers`,
  (name) => `${name} specialists`,
  (name) => `${name} appointments`,
  (name) => `${name} reviews`,
  (name) => `${name} before and after`,
  (name) => `${name} results`,
  (name) => `${name} recovery`,
  (name) => `${name} side effects`,
]

/**
 * Search keywords of a treatment, each ending in NYC (specification §2, "Treatment detail": about 15 templates). They feed
 * the search index and are printed nowhere.
 */
export function treatmentKeywords(name: string): string[] {
  return TEMPLATES.map((template) => `${template(name.trim())} NYC`)
}
