import { LISTBOX, OPTION } from './combobox.tsx'
import type { Suggestion } from './suggestions.ts'
import { useSearchCombobox } from './use-search-combobox.ts'

export interface SearchFieldProps {
  action: string
  source: string
  query: string
}

const KINDS: Record<Suggestion['kind'], string> = {
  page: 'Page',
  treatment: 'Treatment',
  area: 'Location',
  clinic: 'Med spa',
}

/** Before hydration the field must not claim to be a combobox. */
const BEFORE_HYDRATION = {
  role: undefined,
  'aria-activedescendant': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-autocomplete': undefined,
}

/** A GET form whose field offers suggestions after hydration (ARIA combobox, downshift). */
export function SearchField({ action, source, query }: SearchFieldProps) {
  const { combobox, input, suggestions, setTyped, isHydrated, isStale, isOpen, isEmpty } = useSearchCombobox(
    source,
    query,
  )
  return (
    <form
      action={action}
      method="get"
      role="search"
      // Fixed columns, since the button may arrive later than the field.
      className="grid grid-cols-[minmax(0,36rem)_6.5rem] items-end gap-3 print:hidden"
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
            // Not in downshift's callback, which is too late for fast typing and would lose letters.
            onChange: (event) => setTyped(event.currentTarget.value),
            // Enter without a choice submits the form, even if the list is open.
            onKeyDown: ({ key, nativeEvent }) => {
              if (key === 'Enter' && (!isOpen || combobox.highlightedIndex < 0))
                Object.assign(nativeEvent, { preventDownshiftDefault: true })
            },
          })}
          {...(isHydrated ? { 'aria-expanded': isOpen } : BEFORE_HYDRATION)}
          // The link in the header names the field, which focuses it. The margin keeps the page at its top.
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
            className: `${LISTBOX} on-surface max-h-75 text-ink`,
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
                  className: `${OPTION} justify-between gap-4 py-1`,
                })}
              >
                <span>
                  {item.title}
                  <span className="note">{item.note}</span>
                </span>
                <span className="flex-none text-sm text-accent">{KINDS[item.kind]}</span>
              </li>
            ))}
        </ul>
        <p className="sr-only" role="status">
          {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
          {isEmpty && 'No matches; Enter searches'}
        </p>
      </div>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  )
}
