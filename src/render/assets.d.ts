/** URLs of the built client files, provided by `scripts/build/plugins.ts`. In development, URLs of the sources. */
declare module 'virtual:assets' {
  export const scripts: readonly string[]
  export const stylesheet: string
  /** Inlined stylesheet and its CSP hash. Null in development and unit tests. */
  export const inlineStyles: { css: string; hash: string } | null
  export const headScript: { script: string; hash: string } | null
  export const fontFiles: readonly string[]
  export const claimFormScript: string
}
