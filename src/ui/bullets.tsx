import type { ReactNode } from 'react'

export const Bullets = ({ children }: { children: ReactNode }) => <ul className="bullets">{children}</ul>
