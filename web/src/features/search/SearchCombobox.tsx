import { Autocomplete } from '@base-ui/react/autocomplete'
import type { SearchSettings } from '@kea/shared/page/settings'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { tieBoth } from '~/ui/tie-both'
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

const POPUP = {
  header:
    'max-h-[calc(100dvh-6rem)] w-[26rem] overflow-y-auto rounded-picture border border-line bg-paper p-2 shadow-float',
  panel: 'mt-4',
}

/** What closes the list of a panel; a phone's keyboard that goes does not. */
const CLOSES_PANEL = new Set<string>(['escape-key', 'item-press'])

/** The search field with its suggestions: trending keywords, then up to six products and the way to all of them. */
export function SearchCombobox({ place, text, onText, search, caret, inputRef, onLeave }: SearchComboboxProps) {
  const room = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const tie = useCallback((element: HTMLInputElement) => tieBoth(element, input, inputRef), [inputRef])
  const [isOpen, setOpen] = useState(false)
  const suggestions = useSuggestions(text, search)
  const { items, problem } = suggestions
  useTakeOver(input, caret)
  return (
    <Autocomplete.Root
      name="q"
      items={items}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && onText(next)}
      itemToStringValue={({ key }: Suggestion) => key}
      open={isOpen}
      onOpenChange={(next, { reason }) => (next || place === 'header' || CLOSES_PANEL.has(reason)) && setOpen(next)}
      openOnInputClick
    >
      <Autocomplete.Input {...SEARCH_INPUT} ref={tie} onFocus={() => setOpen(true)} />
      <div ref={room} />
      <Autocomplete.Portal container={room}>
        <Autocomplete.Positioner
          align="end"
          sideOffset={8}
          // In the panel the list has its own room below the field.
          className={place === 'panel' ? 'static! w-full! transform-none!' : 'z-50'}
        >
          <Autocomplete.Popup className={items.length > 0 || problem ? POPUP[place] : 'sr-only'}>
            <SuggestionList {...suggestions} onLeave={onLeave} />
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
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
