import { useCombobox } from 'downshift'
import { Fragment, useState } from 'react'

export interface Choice {
  slug: string
  name: string
}

export interface ChoiceGroup {
  /** Empty: the choices stand without a heading. */
  name: string
  choices: readonly Choice[]
}

interface ComboboxProps {
  /** Also the name of the form field that carries the chosen slug. */
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

/** The choices that match what is typed. A choice that stands in two groups is shown once while filtering. */
function matching(groups: readonly ChoiceGroup[], typed: string): Item[] {
  const items = groups.flatMap((group) => group.choices.map((choice) => ({ ...choice, group: group.name })))
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return items
  const seen = new Set<string>()
  return items.filter((item) => startsWord(item.name, wanted) && !seen.has(item.slug) && seen.add(item.slug))
}

/** A name typed in full is chosen, nothing typed is no choice, and while a name is being typed the last choice stands. */
function chosenBy(text: string, items: readonly Item[], last: Item | null): Item | null {
  const wanted = text.trim().toLowerCase()
  return wanted ? (items.find((item) => item.name.toLowerCase() === wanted) ?? last) : null
}

/** A text field with a list of choices to the ARIA combobox pattern (downshift), and a hidden field for the form. */
export function Combobox({ id, label, placeholder, listClass, groups, initial, autoFocus }: ComboboxProps) {
  const [typed, setTyped] = useState('')
  const items = matching(groups, typed)
  const all = matching(groups, '')
  const combobox = useCombobox<Item>({
    id,
    items,
    // The focus came from a select that was being used: its list stays at hand.
    initialIsOpen: autoFocus,
    initialSelectedItem: all.find((item) => item.slug === initial) ?? null,
    itemToString: (item) => item?.name ?? '',
    onInputValueChange: ({ inputValue, selectedItem }) => setTyped(inputValue === selectedItem?.name ? '' : inputValue),
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputChange } = useCombobox.stateChangeTypes
      if (type === InputChange)
        return { ...changes, selectedItem: chosenBy(changes.inputValue ?? '', all, state.selectedItem) }
      // A text that is no choice does not stay behind as if it were one.
      if (type !== InputBlur) return changes
      return { ...changes, inputValue: (changes.selectedItem ?? state.selectedItem)?.name ?? '' }
    },
  })
  return (
    <div className="field">
      <label {...combobox.getLabelProps({ htmlFor: id })} htmlFor={id}>
        {label}
      </label>
      <input
        {...combobox.getInputProps({
          id,
          className: 'input',
          placeholder,
          autoComplete: 'off',
          autoFocus,
        })}
      />
      <input type="hidden" name={id} value={combobox.selectedItem?.slug ?? ''} />
      <ul
        {...combobox.getMenuProps({
          className: `listbox ${listClass}`,
          hidden: !combobox.isOpen || items.length === 0,
          // A list that scrolls would be a stop of the Tab key on the way to the next field.
          tabIndex: -1,
        })}
      >
        {combobox.isOpen &&
          items.map((item, index) => (
            <Fragment key={`${item.group}/${item.slug}`}>
              {!typed && item.group && item.group !== items[index - 1]?.group && (
                <li className="group" role="presentation">
                  {item.group}
                </li>
              )}
              <li
                {...combobox.getItemProps({
                  item,
                  index,
                  className: index === combobox.highlightedIndex ? 'option option-active' : 'option',
                })}
              >
                {item.name}
              </li>
            </Fragment>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {combobox.isOpen && typed ? `${items.length} ${items.length === 1 ? 'result' : 'results'}` : ''}
      </p>
    </div>
  )
}
