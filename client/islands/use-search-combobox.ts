import { useCombobox } from 'downshift'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Suggestion, useSuggestions } from './suggestions.ts'

export function useSearchCombobox(suggestionsUrl: string, query: string) {
  const input = useRef<HTMLInputElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [typed, setTyped] = useState(query)
  const { suggestions, isStale } = useSuggestions(suggestionsUrl, isHydrated && typed !== query ? typed : '')
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
  // Keeps text that was typed before hydration. Otherwise the next render would reset it.
  const { openMenu } = combobox
  useLayoutEffect(() => {
    const value = input.current?.value ?? ''
    setTyped(value)
    setHydrated(true)
    if (value !== query) openMenu()
  }, [query, openMenu])
  const isOpen = combobox.isOpen && suggestions.length > 0
  const isEmpty = combobox.isOpen && !isStale && typed.trim() !== '' && typed !== query && suggestions.length === 0
  return { combobox, input, suggestions, setTyped, isHydrated, isStale, isOpen, isEmpty }
}
