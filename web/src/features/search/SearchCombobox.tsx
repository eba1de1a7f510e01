import { Autocomplete } from '@base-ui/react/autocomplete'
import type { SearchSettings } from '@kea/shared/page/settings'
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { attachBoth } from '~/ui/attach-both'
import { type Caret, SEARCH_INPUT, type SearchInputProps } from './PlainSearchInput'
import { SuggestionList } from './SuggestionList'
import type { Suggestion } from './suggestions-for'
import { useSuggestions } from './use-suggestions'

export interface SearchComboboxProps extends SearchInputProps {
  place: 'header' | 'panel'
  search: SearchSettings
  /** A suggestion was chosen, and its page comes. */
  onLeave: () => void
}

const OVER_THE_PAGE =
  'absolute top-full right-0 z-50 mt-2 max-h-[calc(100dvh-6rem)] w-[26rem] overflow-y-auto rounded-picture border border-line bg-paper p-2 shadow-float'

/** What Base UI adds to an event: its own answer to it can be held back. */
type KeyEvent = Parameters<NonNullable<Autocomplete.Input.Props['onKeyDown']>>[0]

/** The search field with its suggestions: trending keywords, then up to six products and the way to all of them. */
export function SearchCombobox({ place, text, onText, search, caret, inputRef, onLeave }: SearchComboboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const tie = useCallback((element: HTMLInputElement) => attachBoth(element, input, inputRef), [inputRef])
  const [isOpen, setOpen] = useState(false)
  const suggestions = useSuggestions(text, search)
  const { items, problem } = suggestions
  useTakeOver(input, caret)
  const onKeyDown = (event: KeyEvent) => {
    if (event.key === 'Enter') return setOpen(false)
    const opens = event.key === 'ArrowDown' && !isOpen
    if (!opens && !(event.key === 'Escape' && isOpen)) return
    setOpen(opens)
    event.preventDefault()
    event.preventBaseUIHandler()
    // Escape closes the list first, and what stands round it the next time.
    event.stopPropagation()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // In a panel the list stays while a phone's keyboard goes.
    if (place === 'header' && !currentTarget.closest('search')?.contains(relatedTarget)) setOpen(false)
  }
  const hasNothing = items.length === 0 && problem === ''
  return (
    <Autocomplete.Root
      // The list has a place of its own in the page; in a window over it, everything else would be hidden while it is open.
      inline
      name="q"
      items={items}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason === 'item-press') return
        onText(next)
        setOpen(true)
      }}
      itemToStringValue={({ key }: Suggestion) => key}
      open={isOpen}
    >
      <Autocomplete.Input
        {...SEARCH_INPUT}
        ref={tie}
        aria-expanded={isOpen}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className={place === 'panel' ? 'mt-4' : hasNothing ? 'sr-only' : OVER_THE_PAGE}>
          <SuggestionList {...suggestions} onLeave={onLeave} />
        </div>
      )}
    </Autocomplete.Root>
  )
}

/** Takes the focus over from the plain field, with the caret where it was, so that nobody is stopped in a word. */
function useTakeOver(input: RefObject<HTMLInputElement | null>, caret: RefObject<Caret | null>): void {
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = null
    if (!at || !input.current) return
    input.current.focus({ preventScroll: true })
    input.current.setSelectionRange(at.start, at.end)
  }, [input, caret])
}
