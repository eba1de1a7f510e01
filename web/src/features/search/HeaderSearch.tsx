import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { SEARCH_ICON } from '@kea/shared/first-view/navigation'
import { isFolded } from '@kea/shared/navigation/frame-of'
import { routes } from '@kea/shared/routes'
import { Link, useLocation } from 'react-router-dom'
import { openPanelLazily } from '~/lib/lazy-interface'
import { LineIcon } from '~/ui/LineIcon'
import { SearchField } from './SearchField'
import { searchTextOf } from './search-path'

/** The search of the header bar: a field on wide screens, a link to the search panel on phones and in the checkout. */
export function HeaderSearch() {
  const location = useLocation()
  const searched = searchTextOf(location)
  const folded = isFolded(location.pathname)
  return (
    <>
      {/* The key resets the field on every page: to the searched text, or to an empty text. */}
      {!folded && <SearchField key={`${location.pathname} ${searched}`} place="header" startText={searched} />}
      <Link
        to={routes.searchResult()}
        aria-label="Search"
        className={folded ? classes.searchLinkFolded : classes.searchLink}
        onClick={(event) => {
          event.preventDefault()
          openPanelLazily('search')
        }}
      >
        <LineIcon markup={SEARCH_ICON} />
      </Link>
    </>
  )
}
