import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useState,
} from 'react'
import { classNames } from '~/lib/class-names'
import { Field, inputClass } from './Field'
import { optionAfter } from './option-after'

/** An entry of a list below a field. */
export interface SuggestOption {
  key: string
  text: string
  /** Smaller, after the text. */
  detail: string
}

interface SuggestFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  optional?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
  /** Whether it has suggestions at all; else it is a plain field. */
  suggests: boolean
  /** What the text may become; empty for no list. */
  options: readonly SuggestOption[]
  /** What the shopper has typed; '' once an option is chosen. */
  onText: (text: string) => void
  onOption: (key: string) => void
}

/**
 * A text field with a list of suggestions, after WAI-ARIA's pattern of an editable combobox: arrows move through the list,
 * Enter takes an option, Escape closes the list. Whatever is typed stays allowed.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, error, hint, optional, className, suggests, options, onText, onOption, onChange, onBlur, ...input } =
    props
  const listId = useId()
  const [isAsked, setAsked] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isAsked && options.length > 0
  const at = isOpen && active < options.length ? active : -1
  const optionId = (index: number) => `${listId}-${index}`
  const close = () => {
    setAsked(false)
    setActive(-1)
  }
  const take = (index: number) => {
    const option = options[index]
    if (!option) return
    close()
    onText('')
    onOption(option.key)
  }
  const handlers = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      void onChange?.(event)
      // A browser that fills in a whole form changes fields that nobody is in.
      if (document.activeElement !== event.target) return
      setAsked(true)
      setActive(-1)
      onText(event.target.value)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      close()
      void onBlur?.(event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter belongs to the input method while it composes.
      if (event.nativeEvent.isComposing || options.length === 0) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setAsked(true)
        setActive(isOpen ? optionAfter(at, options.length, event.key) : -1)
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        take(at)
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        event.stopPropagation()
        close()
      }
    },
  }
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            {...input}
            {...control}
            {...handlers}
            {...(suggests && {
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? listId : undefined,
              'aria-activedescendant': at >= 0 ? optionId(at) : undefined,
            })}
            className={inputClass(error)}
          />
          <span role="status" className="sr-only">
            {isOpen && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`)}
          </span>
          {isOpen && <SuggestList id={listId} optionId={optionId} options={options} at={at} onTake={take} />}
        </span>
      )}
    </Field>
  )
}

interface SuggestListProps {
  id: string
  optionId: (index: number) => string
  options: readonly SuggestOption[]
  /** The option that the keys are at; -1 for none. */
  at: number
  onTake: (index: number) => void
}

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** The list over what follows the field. The field keeps the focus, and so the list stays until a press ends. */
function SuggestList({ id, optionId, options, at, onTake }: SuggestListProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-paper p-1 shadow-float"
    >
      {options.map(({ key, text, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={key}
          id={optionId(index)}
          ref={index === at ? intoView : null}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => onTake(index)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-md px-3 py-1.5 hover:bg-kea-mist',
            index === at && 'bg-kea-mist',
          )}
        >
          {`${text} `}
          {detail && <span className="text-sm text-ink-soft">{detail}</span>}
        </div>
      ))}
    </div>
  )
}
