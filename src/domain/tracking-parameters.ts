/** Parameters that ads and email tools add to links, in lowercase. No page reads them. Matching ignores case. */
const TRACKING_NAMES = new Set([
  ...['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'srsltid', '_ga', '_gl'],
  ...['fbclid', 'igshid', 'igsh', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'epik', 'sccid', 'rdt_cid', 'yclid'],
  ...['_hsenc', '_hsmi', '_kx', 'mkt_tok', 'vero_id', 'oly_enc_id', 'oly_anon_id'],
])
const TRACKING_PREFIXES = ['utm_', 'mc_', '_ga_', '_gac']

const isTracking = (parameter: string) => {
  const [parameterName = ''] = new URLSearchParams(parameter).keys()
  const name = parameterName.toLowerCase()
  return TRACKING_NAMES.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix))
}

/** Removes tracking parameters and superfluous `?` and `&`. Other parameters stay unchanged, byte for byte. */
export function removeTrackingParameters(url: string): string {
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? []
  if (query === undefined) return url
  const parameters = query.split('&')
  const otherParameters = parameters.filter((parameter) => parameter !== '' && !isTracking(parameter))
  if (otherParameters.length === parameters.length) return url
  return path + (otherParameters.length > 0 ? `?${otherParameters.join('&')}` : '') + fragment
}
