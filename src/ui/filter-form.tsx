import type { ReactNode } from 'react'

/** Lays out fields and a button in a row, or stacked on a phone. */
export const FilterForm = ({ label, action, children }: { label: string; action: string; children: ReactNode }) => (
  <form
    className="box card-grid items-end p-5 [--column:16rem] print:hidden"
    action={action}
    method="get"
    aria-label={label}
  >
    {children}
  </form>
)
