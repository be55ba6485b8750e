/** Tags that markup.ts renders. It rejects others, because they may need special rules. */
export const KNOWN_TAGS: ReadonlySet<string> = new Set(
  (
    'a article aside b blockquote body br button caption circle code datalist dd defs details dialog div dl dt ' +
    'em fieldset figcaption figure footer form g h1 h2 h3 head header hr html i iframe img input label legend ' +
    'li link main mark meta nav noscript ol optgroup option p path rect script section select span ' +
    'strong style summary sup svg table tbody td text th thead title tr ul use'
  ).split(' '),
)

/** Tags in whose text React writes no HTML entities. markup.ts accepts only `dangerouslySetInnerHTML` in them. */
export const RAW_TEXT_TAGS: ReadonlySet<string> = new Set(['script', 'style'])

export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source wbr'.split(' '),
)

/** Props that are rendered as an attribute of the same name, in addition to `aria-` and `data-` props. */
export const PLAIN_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'action alt as autoComplete charSet colSpan content cx cy d decoding dy encType fetchPriority fill ' +
    'focusable form height href id inputMode label lang list loading max maxLength media method min name ' +
    'opacity placeholder popover popoverTarget preserveAspectRatio property r referrerPolicy rel role rx ' +
    'sandbox scope sizes src step target title transform type value viewBox width x y'
  ).split(' '),
)

export const BOOLEAN_ATTRIBUTES = new Set(
  'async autoFocus checked defer disabled hidden inert multiple noValidate open readOnly required reversed'.split(' '),
)

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

/** Attributes that React writes after all others, by tag. Those of a select only decide which option is selected. */
export const TRAILING_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  button: ['name'],
  input: ['name', 'checked', 'defaultChecked', 'value', 'defaultValue'],
  select: ['value', 'defaultValue'],
}
