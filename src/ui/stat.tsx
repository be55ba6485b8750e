import type { ReactNode } from 'react'

export const Stat = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end ps-5 [border-inline-start:2px_solid_var(--accent)]">
    <dt className="text-muted">{label}</dt>
    <dd className="font-display text-3xl">{children}</dd>
  </div>
)
