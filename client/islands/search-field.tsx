import { formatQuantity } from '../../src/domain/plural.ts'
import { LISTBOX_CLASSES, OPTION_CLASSES } from './combobox.tsx'
import type { Suggestion } from './suggestions.ts'
import { useSearchCombobox } from './use-search-combobox.ts'

export interface SearchFieldProps {
  action: string
  suggestionsUrl: string
  query: string
}

const SUGGESTION_KIND_LABELS: Record<Suggestion['kind'], string> = {
  page: 'Page',
  treatment: 'Treatment',
  area: 'Location',
  clinic: 'Med spa',
}

const NO_COMBOBOX_ATTRIBUTES = {
  role: undefined,
  'aria-activedescendant': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-autocomplete': undefined,
}

export function SearchField({ action, suggestionsUrl, query }: SearchFieldProps) {
  const { combobox, input, suggestions, setTypedText, isHydrated, isStale, isOpen, hasNoMatches } = useSearchCombobox(
    suggestionsUrl,
    query,
  )
  return (
    <form
      action={action}
      method="get"
      role="search"
      // The widths do not depend on content, so a button that arrives after the field does not shift the layout.
      className="grid min-[17rem]:grid-cols-[minmax(0,36rem)_6.5rem] items-end gap-3 print:hidden"
      aria-label="Search the directory"
    >
      <div className="field">
        <label {...combobox.getLabelProps()} htmlFor="q">
          Search clinics, treatments and places
        </label>
        <input
          {...combobox.getInputProps({
            ref: input,
            'aria-labelledby': undefined,
            // Sets the text in this handler, because downshift's callback runs too late and loses letters typed fast.
            onChange: (event) => setTypedText(event.currentTarget.value),
            onKeyDown: ({ key, nativeEvent }) => {
              if (key === 'Enter' && (!isOpen || combobox.highlightedIndex < 0))
                Object.assign(nativeEvent, { preventDownshiftDefault: true })
            },
          })}
          {...(isHydrated ? { 'aria-expanded': isOpen } : NO_COMBOBOX_ATTRIBUTES)}
          // The header's search link leads to `#q`, this field. With the margin, the page stays scrolled to the top.
          className="input scroll-mt-60"
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <ul
          {...combobox.getMenuProps({
            className: `${LISTBOX_CLASSES} on-surface max-h-75 text-ink min-[17rem]:max-md:w-[calc(100%+7.25rem)]`,
            hidden: !isOpen,
          })}
          aria-busy={isStale}
        >
          {isOpen &&
            suggestions.map((item, index) => (
              <li
                key={item.path + item.title}
                {...combobox.getItemProps({
                  item,
                  index,
                  className: `${OPTION_CLASSES} justify-between gap-x-4 py-1 max-[17rem]:flex-wrap`,
                })}
              >
                <span>
                  {item.title}
                  <span className="note">{item.note}</span>
                </span>
                <span className="flex-none text-sm text-accent">{SUGGESTION_KIND_LABELS[item.kind]}</span>
              </li>
            ))}
        </ul>
        <p className="sr-only" role="status">
          {/* A single string, because a browser's translation replaces text nodes: React could not remove one of two. */}
          {isOpen ? formatQuantity(suggestions.length, 'suggestion') : hasNoMatches && 'No matches; Enter searches'}
        </p>
      </div>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  )
}
