import type { ReactNode } from 'react'
import { serializeGraph } from '../seo/serialize.ts'
import type { GraphNodes } from '../seo/structured-data.ts'

/** The head is sent before the data is read, so structured data follows the main part. */
export const WithJsonLd = ({ nodes, children }: { nodes: GraphNodes; children: ReactNode }) => (
  <>
    {children}
    {nodes.some(Boolean) && (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(nodes) }} />
    )}
  </>
)
