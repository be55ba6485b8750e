/** JSON for a script element: no text in it can end the element or start a comment. */
export const serializeGraph = (graph: readonly unknown[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.filter(Boolean) }).replaceAll('<', '\\u003c')
