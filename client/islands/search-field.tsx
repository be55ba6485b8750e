import { useCombobox } from 'downshift'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Suggestion, useSuggestions } from './suggestions.ts'

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

/** A GET form whose field offers suggestions after hydration (ARIA combobox, downshift). */
export function SearchField({ action, source, query }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [typed, setTyped] = useState(query)
  const { suggestions, isStale } = useSuggestions(source, isHydrated && typed !== query ? typed : '')
  const combobox = useCombobox<Suggestion>({
    id: 'search-field',
    inputId: 'q',
    items: suggestions,
    inputValue: typed,
    itemToString: (item) => item?.title ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.path),
    // A page opens only on Enter or click, not on blur.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
  })
  // Takes over text typed before hydration, which the next render would otherwise reset.
  useLayoutEffect(() => {
    setTyped(input.current?.value ?? '')
    setHydrated(true)
  }, [])
  const isOpen = combobox.isOpen && suggestions.length > 0
  const isEmpty = combobox.isOpen && !isStale && typed.trim() !== '' && typed !== query && suggestions.length === 0
  // Before hydration the field must not claim to be a combobox.
  const plain = {
    role: undefined,
    'aria-activedescendant': undefined,
    'aria-expanded': undefined,
    'aria-controls': undefined,
    'aria-autocomplete': undefined,
  }
  return (
    <form action={action} method="get" role="search" className="search-field" aria-label="Search the directory">
      <div className="field">
        <label {...combobox.getLabelProps()} htmlFor="q" className="label">
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
          {...(isHydrated ? { 'aria-expanded': isOpen } : plain)}
          className="input"
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <ul
          {...combobox.getMenuProps({ className: 'listbox listbox-suggestions', hidden: !isOpen })}
          aria-busy={isStale}
        >
          {isOpen &&
            suggestions.map((item, index) => (
              <li
                key={item.path + item.title}
                {...combobox.getItemProps({
                  item,
                  index,
                  className: index === combobox.highlightedIndex ? 'option option-active' : 'option',
                })}
              >
                <span>
                  {item.title}
                  <span className="note">{item.note}</span>
                </span>
                <span className="option-kind">{KINDS[item.kind]}</span>
              </li>
            ))}
        </ul>
        <p className="visually-hidden" role="status">
          {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
          {isEmpty && 'No suggestions; Enter searches'}
        </p>
      </div>
      <button type="submit" className="button button-gold">
        Search
      </button>
    </form>
  )
}
