import { useCombobox } from 'downshift'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Suggestion, useSuggestions } from './suggestions.ts'

export function useSearchCombobox(suggestionsUrl: string, query: string) {
  const input = useRef<HTMLInputElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [typedText, setTypedText] = useState(query)
  const { suggestions, isStale } = useSuggestions(suggestionsUrl, isHydrated && typedText !== query ? typedText : '')
  const combobox = useCombobox<Suggestion>({
    id: 'search-field',
    inputId: 'q',
    items: suggestions,
    inputValue: typedText,
    // Otherwise, choosing the same suggestion again after Back would not open its page.
    selectedItem: null,
    itemToString: (item) => item?.title ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.path),
    // Selects nothing on blur, because a selected suggestion opens its page.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
  })
  // Reads the text that was typed before hydration, because the next render would reset the input.
  const { openMenu, setHighlightedIndex } = combobox
  useLayoutEffect(() => {
    const value = input.current?.value ?? ''
    setTypedText(value)
    setHydrated(true)
    if (value !== query) openMenu()
  }, [query, openMenu])
  // Otherwise, the index would belong to another suggestion, or to none, and Enter would do nothing.
  useEffect(() => {
    if (suggestions) setHighlightedIndex(-1)
  }, [suggestions, setHighlightedIndex])
  const isOpen = combobox.isOpen && suggestions.length > 0
  const hasNoMatches =
    combobox.isOpen && !isStale && typedText.trim() !== '' && typedText !== query && suggestions.length === 0
  return { combobox, input, suggestions, setTypedText, isHydrated, isStale, isOpen, hasNoMatches }
}
