export const quoteShellWord = (text: string): string =>
  /^[\p{L}\p{N}_./~=:@%+,-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
