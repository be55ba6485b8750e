/** Serializes JSON-LD for a script element. Escapes `<`, so that no text can end the element. */
export const serializeGraph = (graph: readonly unknown[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.filter(Boolean) }).replaceAll('<', '\\u003c')
