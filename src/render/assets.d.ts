/** Built client files, from the manifest that `scripts/build/plugins.ts` reads. */
declare module 'virtual:assets' {
  export const scripts: readonly string[]
  export const stylesheet: string
  /** Inlined stylesheet and its CSP hash. Null in development and unit tests. */
  export const inlineStyles: { css: string; hash: string } | null
  /** The inlined script `client/head.ts` and its CSP hash. Null in development and unit tests. */
  export const headScript: { script: string; hash: string } | null
  export const fontFiles: readonly string[]
  export const claimFormScript: string
}
