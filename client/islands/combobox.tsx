import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { Fragment, useEffect, useRef, useState } from 'react'

export interface Choice {
  slug: string
  name: string
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}

interface ComboboxProps {
  /** Also the name of the form field with the chosen slug. */
  id: string
  label: string
  placeholder: string
  listClass: string
  groups: readonly ChoiceGroup[]
  initial: string
  autoFocus: boolean
}

interface Item extends Choice {
  group: string
}

const startsWord = (name: string, typed: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.startsWith(typed)) || name.toLowerCase().startsWith(typed)

/** A choice in two groups is listed once while filtering. */
function matching(groups: readonly ChoiceGroup[], typed: string): Item[] {
  const items = groups.flatMap((group) => group.choices.map((choice) => ({ ...choice, group: group.name })))
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return items
  const seen = new Set<string>()
  return items.filter((item) => startsWord(item.name, wanted) && !seen.has(item.slug) && seen.add(item.slug))
}

function chosenBy(text: string, items: readonly Item[]): Item | null {
  const wanted = text.trim().toLowerCase()
  return items.find((item) => item.name.toLowerCase() === wanted) ?? null
}

const onlyMatch = (groups: readonly ChoiceGroup[], text: string) => {
  const items = text.trim() ? matching(groups, text) : []
  return items.length === 1 ? items[0] : null
}

/** While typing, Enter selects the first match. Leaving the field selects the only one. */
function reduceState(
  groups: readonly ChoiceGroup[],
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { InputBlur, InputChange } = useCombobox.stateChangeTypes
  const text = changes.inputValue ?? ''
  if (type === InputChange) {
    const highlightedIndex = text.trim() && matching(groups, text).length > 0 ? 0 : -1
    return { ...changes, highlightedIndex, selectedItem: chosenBy(text, matching(groups, '')) }
  }
  if (type !== InputBlur) return changes
  const selectedItem = changes.selectedItem ?? onlyMatch(groups, text) ?? null
  return { ...changes, selectedItem, inputValue: selectedItem?.name ?? text }
}

export const LISTBOX = 'box absolute inset-x-0 top-full z-30 mt-1 overflow-y-auto empty:hidden'
export const OPTION = 'flex min-h-11 cursor-pointer items-center px-4 aria-selected:bg-sunken aria-selected:underline'

/** Follows the ARIA combobox pattern (downshift). A hidden field holds the chosen slug. */
export function Combobox({ id, label, placeholder, listClass, groups, initial, autoFocus }: ComboboxProps) {
  const [typed, setTyped] = useState('')
  const items = matching(groups, typed)
  const combobox = useCombobox<Item>({
    id,
    items,
    // The visitor was using the plain select that this replaces, so its list opens.
    initialIsOpen: autoFocus,
    initialSelectedItem: matching(groups, '').find((item) => item.slug === initial) ?? null,
    itemToString: (item) => item?.name ?? '',
    onInputValueChange: ({ inputValue, selectedItem }) => setTyped(inputValue === selectedItem?.name ? '' : inputValue),
    stateReducer: (_state, options) => reduceState(groups, options),
  })
  // Text that is not a choice stays visible and blocks the form.
  const hasNoChoice = typed.trim() !== '' && combobox.selectedItem === null
  const kind = label.toLowerCase()
  const none = `No ${kind} matches “${typed.trim()}”.`
  const problem = !hasNoChoice ? '' : items.length === 0 ? none : `Choose a ${kind} from the list.`
  const shownProblem = items.length === 0 || !combobox.isOpen ? problem : ''
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  return (
    <div className="field">
      <label {...combobox.getLabelProps({ htmlFor: id })} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-status`} className={shownProblem ? 'text-sm' : 'sr-only'} role="status">
        {shownProblem || (combobox.isOpen && typed && `${items.length} ${items.length === 1 ? 'result' : 'results'}`)}
      </p>
      <input
        {...combobox.getInputProps({
          id,
          ref: input,
          className: 'input',
          placeholder,
          autoComplete: 'off',
          autoFocus,
          'aria-invalid': shownProblem ? true : undefined,
          'aria-describedby': `${id}-status`,
        })}
      />
      <input type="hidden" name={id} value={combobox.selectedItem?.slug ?? ''} />
      <ul
        {...combobox.getMenuProps({
          className: `${LISTBOX} ${listClass}`,
          hidden: !combobox.isOpen || items.length === 0,
          // Otherwise a scrollable list would be a tab stop.
          tabIndex: -1,
        })}
      >
        {combobox.isOpen &&
          items.map((item, index) => (
            <Fragment key={`${item.group}/${item.slug}`}>
              {!typed && item.group && item.group !== items[index - 1]?.group && (
                <li className="px-4 pt-3 text-sm font-semibold text-accent" role="presentation">
                  {item.group}
                </li>
              )}
              <li
                {...combobox.getItemProps({
                  item,
                  index,
                  className: OPTION,
                })}
              >
                {item.name}
              </li>
            </Fragment>
          ))}
      </ul>
    </div>
  )
}
