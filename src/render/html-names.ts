export const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])

export const BOOLEAN_ATTRIBUTES = new Set([
  ...['async', 'autoFocus', 'checked', 'defer', 'disabled', 'hidden', 'inert', 'multiple', 'noValidate', 'open'],
  ...['readOnly', 'required', 'reversed'],
])

export const ATTRIBUTE_NAMES = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['autoFocus', 'autofocus'],
  ['crossOrigin', 'crossorigin'],
  ['httpEquiv', 'http-equiv'],
  ['strokeWidth', 'stroke-width'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['textAnchor', 'text-anchor'],
  ['fillOpacity', 'fill-opacity'],
])

/** Attributes that React writes after the others. It never writes those of a select. */
export const TRAILING_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  button: ['name'],
  input: ['name', 'checked', 'defaultChecked', 'value', 'defaultValue'],
  select: ['value', 'defaultValue'],
}
