/** Quotes a word of a suggested command if a shell would split or change it. */
export const shellWord = (text: string): string =>
  /^[\p{L}\p{N}_./~=:@%+,-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
