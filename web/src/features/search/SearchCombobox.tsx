import { Autocomplete } from '@base-ui/react/autocomplete'
import type { SearchSettings } from '@kea/shared/page/settings'
import { SEARCH_INPUT } from '@kea/shared/view/HeaderSearchView'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { attachBoth } from '~/ui/attach-both'
import type { Caret, SearchInputProps } from './PlainSearchInput'
import { SuggestionList } from './SuggestionList'
import type { Suggestion } from './suggestions-for'
import { useSuggestions } from './use-suggestions'

export interface SearchComboboxProps extends SearchInputProps {
  place: 'header' | 'panel'
  search: SearchSettings
  /** Called when the shopper chooses a suggestion. */
  onLeave: () => void
}

const OVER_THE_PAGE =
  'absolute top-full right-0 z-50 mt-2 max-h-[calc(100dvh-6rem)] w-[26rem] overflow-y-auto rounded-picture border border-line bg-paper p-2 shadow-float'

/** A Base UI event. Its default handler can be prevented. */
type KeyEvent = Parameters<NonNullable<Autocomplete.Input.Props['onKeyDown']>>[0]

/** The search field with suggestions: trending keywords, or up to six products and a link to all results. */
export function SearchCombobox({ place, text, onText, search, caret, inputRef, onLeave }: SearchComboboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const setRef = useCallback((element: HTMLInputElement) => attachBoth(element, input, inputRef), [inputRef])
  const [isOpen, setOpen] = useState(false)
  const suggestions = useSuggestions(text, search)
  const { items, problem } = suggestions
  useRestoredCaret(input, caret)
  const onKeyDown = (event: KeyEvent) => {
    if (event.key === 'Enter') return setOpen(false)
    const opens = event.key === 'ArrowDown' && !isOpen
    if (!opens && !(event.key === 'Escape' && isOpen)) return
    setOpen(opens)
    event.preventDefault()
    event.preventBaseUIHandler()
    // The first Escape closes only the list; the next one closes the surrounding dialog.
    event.stopPropagation()
  }
  const close = useCallback(() => setOpen(false), [])
  // In a panel the list stays open when a phone's keyboard closes.
  useLeaving(input, place === 'header', close)
  const hasNothing = items.length === 0 && problem === ''
  return (
    <Autocomplete.Root
      // A list in a popup would hide the rest of the page from screen readers while it is open.
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
        ref={setRef}
        aria-expanded={isOpen}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
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

/** Calls `onLeave` when the focus goes from the search, its button included, to another part of the page. */
function useLeaving(input: RefObject<HTMLInputElement | null>, isOn: boolean, onLeave: () => void): void {
  useEffect(() => {
    const search = input.current?.closest('search')
    if (!isOn || !search) return
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) onLeave()
    }
    search.addEventListener('focusout', onFocusOut)
    return () => search.removeEventListener('focusout', onFocusOut)
  }, [input, isOn, onLeave])
}

/** Restores the focus and the caret of the plain field, so that the shopper can continue to type. */
function useRestoredCaret(input: RefObject<HTMLInputElement | null>, caret: RefObject<Caret | null>): void {
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = null
    if (!at || !input.current) return
    input.current.focus({ preventScroll: true })
    input.current.setSelectionRange(at.start, at.end)
  }, [input, caret])
}
