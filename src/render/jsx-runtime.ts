import type { ElementType } from 'react'

const ELEMENT = Symbol.for('react.transitional.element')

export const Fragment = Symbol.for('react.fragment')

/**
 * What JSX becomes in the built Worker in place of `react/jsx-runtime` (`leanElements` in vite.plugins.ts): React's
 * elements, without keys and refs, which only a browser asks for. Every page makes thousands of them. While developing
 * and testing JSX is React's own.
 */
export function jsx(type: ElementType, props: object) {
  return { $$typeof: ELEMENT, type, key: null, ref: null, props }
}

/** The same of more children than one. */
export { jsx as jsxs }
