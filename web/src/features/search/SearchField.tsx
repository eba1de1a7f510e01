import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { SEARCH_ICON } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { isSearchText, SEARCH_MAX_LENGTH, SEARCH_MESSAGE } from '@kea/shared/search/search'
import { type KeyboardEvent, type Ref, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { showToastLate } from '~/lib/late-interface'
import { LineIcon } from '~/ui/LineIcon'
import { late } from '~/ui/late'
import { searchPath } from './search-path'

const Suggestions = late(async () => (await import('./Suggestions')).Suggestions)

/** What the list of suggestions does with a key; true when it was for the list. */
export type ListKeys = (key: string) => boolean

interface SearchFieldProps {
  /** In the header the suggestions lie over the page, elsewhere they stand below the field. */
  place: 'header' | 'panel'
  startText?: string
  inputRef?: Ref<HTMLInputElement>
  /** The shopper has chosen, and a page comes. */
  onLeave?: () => void
}

/** The search field: a plain form, and with the hosted search a combobox whose list comes with the first focus. */
export function SearchField({ place, startText = '', inputRef, onLeave }: SearchFieldProps) {
  const { search } = useSettings()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState(startText)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const list = useRef<ListKeys | null>(null)

  const leave = () => {
    setOpen(false)
    onLeave?.()
  }
  const onSubmit = () => {
    setOpen(false)
    if (!isSearchText(text)) return showToastLate(SEARCH_MESSAGE)
    leave()
    navigate(searchPath(text.trim()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'ArrowDown' && !isOpen) setOpen(true)
    else if (!list.current?.(event.key)) return
    event.preventDefault()
    // Escape closes the list first, and what stands round it the next time.
    event.stopPropagation()
  }
  const combobox = search.isHosted && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen ? active : undefined,
    onFocus: () => setOpen(true),
    onClick: () => setOpen(true),
    onKeyDown,
  }
  return (
    <search
      className={place === 'header' ? classes.search : 'relative block'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (place === 'header' && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <form
        action={routes.searchResult()}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <input
          ref={inputRef}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          className={classes.searchInput}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          {...combobox}
        />
        <button type="submit" aria-label="Search" className={classes.searchButton}>
          <LineIcon markup={SEARCH_ICON} />
        </button>
      </form>
      {search.isHosted && isOpen && (
        <Suspense>
          <Suggestions
            {...{ listId, text, search, list, place }}
            active={active}
            onActive={setActive}
            onLeave={leave}
          />
        </Suspense>
      )}
    </search>
  )
}
