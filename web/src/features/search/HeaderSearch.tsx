import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { SEARCH_ICON } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { closePanel, openPanel } from '~/lib/panels'
import { usePanel } from '~/lib/use-panel'
import { LineIcon } from '~/ui/LineIcon'
import { late } from '~/ui/late'
import { SearchField } from './SearchField'
import { searchTextOf } from './search-path'

const SearchPanel = late(async () => (await import('./SearchPanel')).SearchPanel)

/** The search of the header bar: a field on wide screens, on phones a panel with one. */
export function HeaderSearch() {
  const location = useLocation()
  const searched = searchTextOf(location)
  const panel = usePanel('search')
  return (
    <>
      {/* Each page begins with what it was searched for, or with an empty field. */}
      <SearchField key={`${location.pathname} ${searched}`} place="header" startText={searched} />
      <Link
        to={routes.searchResult()}
        aria-label="Search"
        className={classes.searchLink}
        onClick={(event) => {
          event.preventDefault()
          openPanel('search')
        }}
      >
        <LineIcon markup={SEARCH_ICON} />
      </Link>
      {panel.isWanted && (
        <Suspense>
          <SearchPanel open={panel.isOpen} startText={searched} onClose={() => closePanel('search')} />
        </Suspense>
      )}
    </>
  )
}
