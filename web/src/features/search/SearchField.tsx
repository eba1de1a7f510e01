import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { isSearchText, SEARCH_MESSAGE } from '@kea/shared/search/search'
import { SearchForm } from '@kea/shared/view/HeaderSearchView'
import { type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { showToastLazily } from '~/lib/lazy-interface'
import { type Caret, PlainSearchInput } from './PlainSearchInput'
import { searchPath } from './search-path'
import { useLazyCombobox } from './use-lazy-combobox'

interface SearchFieldProps {
  /** In the header the suggestions cover the page; in a panel they are below the field. */
  place: 'header' | 'panel'
  startText?: string
  inputRef?: Ref<HTMLInputElement>
  /** Called before the shopper goes to another page. */
  onLeave?: () => void
}

/** The search field: a plain form. With the hosted search the first focus loads the combobox. */
export function SearchField({ place, startText = '', inputRef, onLeave }: SearchFieldProps) {
  const { search } = useSettings()
  const navigate = useNavigate()
  const [text, setText] = useState(startText)
  const { Combobox, load } = useLazyCombobox()
  const caret = useRef<Caret | null>(null)
  const input = { text, onText: setText, caret, inputRef }
  const onSubmit = () => {
    if (!isSearchText(text)) return showToastLazily(SEARCH_MESSAGE)
    onLeave?.()
    navigate(searchPath(text.trim()))
  }
  return (
    <SearchForm
      className={place === 'header' ? classes.search : 'relative block'}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {search.isHosted && Combobox ? (
        <Combobox {...input} place={place} search={search} onLeave={() => onLeave?.()} />
      ) : (
        <PlainSearchInput {...input} {...(search.isHosted && { onRequest: load })} />
      )}
    </SearchForm>
  )
}
