/** Built client files, from the manifest that `scripts/build/plugins.ts` reads. */
declare module 'virtual:assets' {
  export const scripts: readonly string[]
  export const stylesheet: string
  /** Inlined stylesheet and its CSP hash. Null in development and unit tests. */
  export const inlineStyles: { css: string; hash: string } | null
  /** Font files, and the inline script that decides whether a page uses them. Null in development and unit tests. */
  export const typefaces: { files: readonly string[]; script: string; hash: string } | null
  export const claimFormScript: string
}
