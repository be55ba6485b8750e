/** The built files a page refers to; made by `vite.plugins.ts` from the client build's manifest. */
declare module 'virtual:assets' {
  /** Module scripts of every page, in order. */
  export const scripts: readonly string[]
  export const stylesheet: string
  /** Font files worth fetching before the stylesheet asks for them. */
  export const fonts: readonly string[]
  /** The script of the page that holds the third-party claim form. */
  export const claimFormScript: string
}
