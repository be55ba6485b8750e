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

/** Returns about 15 keywords ending in NYC (specification §2). They feed the search and are not displayed. */
export function treatmentKeywords(name: string): string[] {
  return TEMPLATES.map((template) => `${template(name.trim())} NYC`)
}
