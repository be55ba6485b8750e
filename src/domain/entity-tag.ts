/** Whether a header such as If-None-Match names this ETag; weak tags (compressed on the way) count. */
export const namesTag = (header: string | null | undefined, tag: string): boolean =>
  header === tag || (header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag) ?? false)
