import { useCombobox } from 'downshift'
import { Fragment, useEffect, useRef, useState } from 'react'

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

/** A name typed in full is chosen; any other text is no choice, and neither is the one made before it. */
function chosenBy(text: string, items: readonly Item[]): Item | null {
  const wanted = text.trim().toLowerCase()
  return items.find((item) => item.name.toLowerCase() === wanted) ?? null
}

/** The only choice that a text can mean. */
const onlyMatch = (groups: readonly ChoiceGroup[], text: string) => {
  const items = text.trim() ? matching(groups, text) : []
  return items.length === 1 ? items[0] : null
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
    stateReducer: (_state, { type, changes }) => {
      const { InputBlur, InputChange } = useCombobox.stateChangeTypes
      const text = changes.inputValue ?? ''
      // While one types, the first match is the one that Enter takes.
      if (type === InputChange) {
        const highlightedIndex = text.trim() && matching(groups, text).length > 0 ? 0 : -1
        return { ...changes, highlightedIndex, selectedItem: chosenBy(text, all) }
      }
      if (type !== InputBlur) return changes
      const selectedItem = changes.selectedItem ?? onlyMatch(groups, text) ?? null
      return { ...changes, selectedItem, inputValue: selectedItem?.name ?? text }
    },
  })
  // A text that is no choice stays in sight, and the form is not sent as if it had not been typed.
  const hasNoChoice = typed.trim() !== '' && combobox.selectedItem === null
  const kind = label.toLowerCase()
  const none = `No ${kind} matches “${typed.trim()}”.`
  const problem = !hasNoChoice ? '' : items.length === 0 ? none : `Choose a ${kind} from the list.`
  const told = items.length === 0 || !combobox.isOpen ? problem : ''
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  return (
    <div className="field">
      <label {...combobox.getLabelProps({ htmlFor: id })} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-status`} className={told ? 'small' : 'visually-hidden'} role="status">
        {told || (combobox.isOpen && typed && `${items.length} ${items.length === 1 ? 'result' : 'results'}`)}
      </p>
      <input
        {...combobox.getInputProps({
          id,
          ref: input,
          className: 'input',
          placeholder,
          autoComplete: 'off',
          autoFocus,
          'aria-invalid': told ? true : undefined,
          'aria-describedby': `${id}-status`,
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
    </div>
  )
}
