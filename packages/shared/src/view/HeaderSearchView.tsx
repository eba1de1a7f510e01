import type { FormEventHandler, ReactNode } from 'react'
import { firstViewClasses as look } from '../first-view/classes'
import { routes } from '../routes'
import { SEARCH_MAX_LENGTH } from '../search/search'
import { SearchIcon } from './icons'
import type { LinkPart, LinkProps } from './link'

/** The properties of every search input. */
export const SEARCH_INPUT = {
  type: 'search',
  'aria-label': 'Search',
  placeholder: 'Search',
  maxLength: SEARCH_MAX_LENGTH,
  autoComplete: 'off',
  className: look.searchInput,
} as const

interface SearchFormProps {
  className: string
  onSubmit?: FormEventHandler
  /** The field. */
  children: ReactNode
}

/** A form that works without a script. */
export const SearchForm = ({ className, onSubmit, children }: SearchFormProps) => (
  <search className={className}>
    <form action={routes.searchResult()} onSubmit={onSubmit}>
      {children}
      <button type="submit" aria-label="Search" className={look.searchButton}>
        <SearchIcon />
      </button>
    </form>
  </search>
)

interface HeaderSearchViewProps {
  Link: LinkPart
  /** In the checkout there is no field. */
  isFolded: boolean
  field: ReactNode
  onLink?: LinkProps['onClick']
}

/** The search of the header bar: a field on wide screens, a link on phones and in the checkout. */
export const HeaderSearchView = ({ Link, isFolded, field, onLink }: HeaderSearchViewProps) => (
  <>
    {!isFolded && field}
    <Link
      to={routes.searchResult()}
      aria-label="Search"
      className={isFolded ? look.searchLinkFolded : look.searchLink}
      onClick={onLink}
    >
      <SearchIcon />
    </Link>
  </>
)
