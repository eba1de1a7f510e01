import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { SEARCH_MAX_LENGTH } from '@kea/shared/search/search'
import { type Ref, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { attachBoth } from '~/ui/attach-both'

/** Where somebody was writing in a field that gives way to another. */
export interface Caret {
  start: number | null
  end: number | null
}

export interface SearchInputProps {
  text: string
  onText: (text: string) => void
  /** Kept by the field that goes, taken up by the one that comes. */
  caret: RefObject<Caret | null>
  inputRef: Ref<HTMLInputElement> | undefined
}

/** What every search input says of itself. */
export const SEARCH_INPUT = {
  type: 'search',
  'aria-label': 'Search',
  placeholder: 'Search',
  maxLength: SEARCH_MAX_LENGTH,
  autoComplete: 'off',
  className: classes.searchInput,
} as const

interface PlainSearchInputProps extends SearchInputProps {
  /** Suggestions are wanted; without it there are none. Called when no word is half composed. */
  onWanted?: () => void
}

/** The field of a plain form. It says already that it is a combobox where it becomes one. */
export function PlainSearchInput({ text, onText, caret, inputRef, onWanted }: PlainSearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const place = useCallback((element: HTMLInputElement) => attachBoth(element, input, inputRef), [inputRef])
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
      ref={place}
      name="q"
      {...SEARCH_INPUT}
      value={text}
      onChange={(event) => onText(event.target.value)}
      {...(onWanted && {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-haspopup': 'listbox' as const,
        'aria-expanded': false,
        onFocus: onWanted,
      })}
    />
  )
}
