/** The built files a page refers to; made by `vite.plugins.ts` from the client build's manifest. */
declare module 'virtual:assets' {
  /** Module scripts of every page, in order. */
  export const scripts: readonly string[]
  export const stylesheet: string
  /** The whole stylesheet, to be inlined in pages, and its hash for their policy; null in development and in unit tests. */
  export const inlineStyles: { css: string; hash: string } | null
  /** The font files, and the inline script that says when a page uses them; null in development and in unit tests. */
  export const typefaces: { files: readonly string[]; script: string; hash: string } | null
  /** The script of the page that holds the third-party claim form. */
  export const claimFormScript: string
}
