import type { ReactNode } from 'react'
import { serializeGraph } from '../seo/serialize.ts'
import type { Things } from '../seo/structured-data.ts'

/** A page's main part, and behind it the same facts for machines. The head, sent before the data are in, cannot hold them. */
export const Described = ({ things, children }: { things: Things; children: ReactNode }) => (
  <>
    {children}
    {things.some(Boolean) && (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(things) }} />
    )}
  </>
)
