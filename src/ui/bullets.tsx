import type { ReactNode } from 'react'

export const BulletList = ({ children }: { children: ReactNode }) => <ul className="bullets">{children}</ul>
