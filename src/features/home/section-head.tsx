import type { ReactNode } from 'react'

/** The heading of a section, and what stands at its right end. */
export const SectionHead = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">{children}</div>
)
