import type { ReactNode } from 'react'

export const SectionHeader = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">{children}</div>
)
