import type { ReactNode } from 'react'
import { serializeGraph } from '../seo/serialize.ts'
import type { GraphNodes } from '../seo/structured-data.ts'

/** Puts structured data after the main part, because the head is sent before the data is read. */
export const WithJsonLd = ({ nodes, children }: { nodes: GraphNodes; children: ReactNode }) => (
  <>
    {children}
    {nodes.some(Boolean) && (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(nodes) }} />
    )}
  </>
)
