/** Declares types for a package that has none. Its only export is the path of the jar. */
declare module 'vnu-jar' {
  const path: string
  export default path
}
