import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { Fragment, useEffect, useRef, useState } from 'react'
import { formatQuantity } from '../../src/domain/plural.ts'
import { type Suggestion, useSuggestions } from './suggestions.ts'

export interface Choice {
  slug: string
  name: string
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}

export interface ComboboxProps {
  id: 'treatment' | 'location'
  label: string
  placeholder: string
  listHeightClass: string
  groups: readonly ChoiceGroup[]
  /** URL that returns suggestions for typed text that matches none of the choices, such as a zip code. */
  suggestionsUrl: string
  initialSlug: string
  autoFocus: boolean
}

interface ComboboxItem extends Choice {
  group: string
}

const hasWordStartingWith = (name: string, typedText: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.startsWith(typedText)) || name.toLowerCase().startsWith(typedText)

function findMatchingItems(groups: readonly ChoiceGroup[], typedText: string): ComboboxItem[] {
  const items = groups.flatMap((group) => group.choices.map((choice) => ({ ...choice, group: group.name })))
  const query = typedText.trim().toLowerCase()
  if (!query) return items
  const seenSlugs = new Set<string>()
  return items.filter(
    (item) => hasWordStartingWith(item.name, query) && !seenSlugs.has(item.slug) && seenSlugs.add(item.slug),
  )
}

function findItemByName(text: string, items: readonly ComboboxItem[]): ComboboxItem | null {
  const query = text.trim().toLowerCase()
  return items.find((item) => item.name.toLowerCase() === query) ?? null
}

const SUGGESTION_KIND_BY_FIELD = { treatment: 'treatment', location: 'area' } as const

const toItem = ({ title, path }: Suggestion): ComboboxItem => ({
  group: '',
  name: title,
  slug: path.split('/').at(-1) ?? '',
})

/** Converts a suggestion of the clinics nearest to a place. Returns no item for other suggestions. */
function toNearestItems({ title, path }: Suggestion): ComboboxItem[] {
  const place = /^\/medspas\?near=([^&]+)&/.exec(path)?.[1]
  return place ? [{ group: '', name: title.replace(/^.* nearest/, 'Nearest'), slug: place }] : []
}

/** If no choice matches, searches the site, which also finds body parts, zip codes and stations. */
function useMatchingItems({ id, groups, suggestionsUrl }: ComboboxProps, typedText: string) {
  const choices = findMatchingItems(groups, typedText)
  const { suggestions, isStale, hasFailed } = useSuggestions(suggestionsUrl, choices.length > 0 ? '' : typedText)
  if (choices.length > 0) return { items: choices, isUnknown: false }
  if (isStale || hasFailed) return { items: [], isUnknown: true }
  const nearestItems = id === 'location' ? suggestions.flatMap(toNearestItems) : []
  const suggestedItems = suggestions.filter(({ kind }) => kind === SUGGESTION_KIND_BY_FIELD[id]).map(toItem)
  return { items: nearestItems.length > 0 ? nearestItems : suggestedItems, isUnknown: false }
}

function reduceState(
  groups: readonly ChoiceGroup[],
  items: readonly ComboboxItem[],
  { isOpen }: UseComboboxState<ComboboxItem>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxItem>,
): Partial<UseComboboxState<ComboboxItem>> {
  const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes
  const text = changes.inputValue ?? ''
  if (type === InputChange) {
    const matchingItems = text.trim() ? findMatchingItems(groups, text) : []
    const selectedItem = findItemByName(text, matchingItems)
    const highlightedItem = selectedItem ?? matchingItems[0]
    const highlightedIndex = highlightedItem ? matchingItems.indexOf(highlightedItem) : -1
    return { ...changes, highlightedIndex, selectedItem }
  }
  const closesList = type === InputBlur || (type === InputKeyDownEscape && isOpen)
  if (!closesList) return changes
  const onlyMatch = text.trim() && items.length === 1 ? items[0] : null
  const selectedItem = changes.selectedItem ?? onlyMatch ?? null
  return { ...changes, selectedItem, inputValue: selectedItem?.name ?? text }
}

export const LISTBOX_CLASSES = 'box absolute inset-x-0 top-full z-30 mt-1 overflow-y-auto empty:hidden'
export const OPTION_CLASSES =
  'flex min-h-11 cursor-pointer items-center px-4 aria-selected:bg-sunken aria-selected:underline'

export function Combobox(props: ComboboxProps) {
  const { id, label, placeholder, listHeightClass, groups, initialSlug, autoFocus } = props
  const [typedText, setTypedText] = useState('')
  const { items, isUnknown } = useMatchingItems(props, typedText)
  const combobox = useCombobox<ComboboxItem>({
    id,
    items,
    initialIsOpen: autoFocus,
    initialSelectedItem: findMatchingItems(groups, '').find((item) => item.slug === initialSlug) ?? null,
    itemToString: (item) => item?.name ?? '',
    onInputValueChange: ({ type }) => type !== useCombobox.stateChangeTypes.InputChange && setTypedText(''),
    onIsOpenChange: ({ isOpen, selectedItem }) => !isOpen && selectedItem && setTypedText(''),
    stateReducer: (state, options) => reduceState(groups, items, state, options),
  })
  // Typed text that is not one of the choices stays visible, with an error that keeps the form from being submitted.
  const hasTextWithoutChoice = typedText.trim() !== '' && combobox.selectedItem === null
  const fieldName = label.toLowerCase()
  const noMatchError = `No ${fieldName} matches “${typedText.trim()}”.`
  // Until suggestions are loaded, there is no error, and the server interprets the text.
  const error =
    !hasTextWithoutChoice || isUnknown ? '' : items.length === 0 ? noMatchError : `Choose a ${fieldName} from the list.`
  const showsList = combobox.isOpen && items.length > 0
  const shownError = items.length === 0 || !combobox.isOpen ? error : ''
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(error), [error])
  const { isOpen, setHighlightedIndex, selectItem } = combobox
  const hasMatchingItems = hasTextWithoutChoice && items.length > 0
  // Suggestions may arrive after the visitor has left the field.
  const onlyItem = hasMatchingItems && !isOpen && items.length === 1 ? items[0] : undefined
  useEffect(() => {
    if (onlyItem) selectItem(onlyItem)
    else if (hasMatchingItems) setHighlightedIndex(0)
  }, [onlyItem, hasMatchingItems, selectItem, setHighlightedIndex])
  return (
    <div className="field">
      <label {...combobox.getLabelProps({ htmlFor: id })} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-status`} className={shownError ? 'text-sm' : 'sr-only'} role="status">
        {shownError || (showsList && typedText && formatQuantity(items.length, 'result'))}
      </p>
      <input
        {...combobox.getInputProps({
          id,
          ref: input,
          className: 'input',
          placeholder,
          autoComplete: 'off',
          autoFocus,
          // Downshift's callback runs too late: Enter right after a letter would select an item of the previous list.
          onChange: (event) => setTypedText(event.currentTarget.value),
          // Without items, downshift would take Enter, and the form would not be submitted.
          onKeyDown: ({ key, nativeEvent }) => {
            if (key === 'Enter' && items.length === 0) Object.assign(nativeEvent, { preventDownshiftDefault: true })
          },
          // WebKit does not focus this input if the mouse was pressed on the select that the input has replaced.
          onMouseUp: (event) => event.currentTarget.focus(),
          'aria-expanded': showsList,
          'aria-invalid': shownError ? true : undefined,
          'aria-describedby': `${id}-status`,
        })}
      />
      <input type="hidden" name={id} value={combobox.selectedItem?.slug ?? (isUnknown ? typedText.trim() : '')} />
      <ul
        {...combobox.getMenuProps({
          className: `${LISTBOX_CLASSES} ${listHeightClass}`,
          hidden: !showsList,
          // Otherwise, a scrollable list would be a tab stop.
          tabIndex: -1,
        })}
      >
        {showsList &&
          items.map((item, index) => (
            <Fragment key={`${item.group}/${item.slug}`}>
              {!typedText && item.group && item.group !== items[index - 1]?.group && (
                <li className="px-4 pt-3 text-sm font-semibold text-accent" role="presentation">
                  {item.group}
                </li>
              )}
              <li {...combobox.getItemProps({ item, index, className: OPTION_CLASSES })}>{item.name}</li>
            </Fragment>
          ))}
      </ul>
    </div>
  )
}
