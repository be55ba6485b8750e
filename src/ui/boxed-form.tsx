import type { ReactNode } from 'react'

export const BoxedForm = ({ label, action, children }: { label: string; action: string; children: ReactNode }) => (
  <form
    className="box card-grid items-end p-5 [--column:16rem] print:hidden"
    action={action}
    method="get"
    // Makes the fields match the page after the visitor goes back, even without JavaScript.
    autoComplete="off"
    aria-label={label}
  >
    {children}
  </form>
)
