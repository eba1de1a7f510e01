import { isFolded } from '@kea/shared/navigation/frame-of'
import { HeaderSearchView } from '@kea/shared/view/HeaderSearchView'
import { Link, useLocation } from 'react-router-dom'
import { openPanelLazily } from '~/lib/lazy-interface'
import { SearchField } from './SearchField'
import { searchTextOf } from './search-path'

/** The search of the header bar: a field on wide screens, a link to the search panel on phones and in the checkout. */
export function HeaderSearch() {
  const location = useLocation()
  const searched = searchTextOf(location)
  // The key resets the field on every page: to the searched text, or to an empty text.
  const field = <SearchField key={`${location.pathname} ${searched}`} place="header" startText={searched} />
  return (
    <HeaderSearchView
      Link={Link}
      isFolded={isFolded(location.pathname)}
      field={field}
      onLink={(event) => {
        event.preventDefault()
        openPanelLazily('search')
      }}
    />
  )
}
