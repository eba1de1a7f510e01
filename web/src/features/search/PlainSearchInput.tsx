import { SEARCH_INPUT } from '@kea/shared/view/HeaderSearchView'
import { type Ref, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { attachBoth } from '~/ui/attach-both'

/** The selection in a field that is about to be replaced by another field. */
export interface Caret {
  start: number | null
  end: number | null
}

export interface SearchInputProps {
  text: string
  onText: (text: string) => void
  /** Set by the field that unmounts, read by the field that mounts. */
  caret: RefObject<Caret | null>
  inputRef: Ref<HTMLInputElement> | undefined
}

interface PlainSearchInputProps extends SearchInputProps {
  /** Called on focus to load the suggestions. Without it the field has no suggestions. */
  onRequest?: () => void
}

/** The field of a plain form. It has the role of a combobox when a combobox will replace it. */
export function PlainSearchInput({ text, onText, caret, inputRef, onRequest }: PlainSearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const setRef = useCallback((element: HTMLInputElement) => attachBoth(element, input, inputRef), [inputRef])
  useLayoutEffect(
    () => () => {
      const field = input.current
      if (field && document.activeElement === field) {
        caret.current = { start: field.selectionStart, end: field.selectionEnd }
      }
    },
    [caret],
  )
  return (
    <input
      ref={setRef}
      name="q"
      {...SEARCH_INPUT}
      value={text}
      onChange={(event) => onText(event.target.value)}
      {...(onRequest && {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-haspopup': 'listbox' as const,
        'aria-expanded': false,
        onFocus: onRequest,
      })}
    />
  )
}
