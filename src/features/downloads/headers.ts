/** Headers of every download. Pages of other sites may read it, and search engines should index the pages instead. */
export const FILE_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link',
  'x-robots-tag': 'noindex',
}
