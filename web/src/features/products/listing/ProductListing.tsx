import { PRODUCTS_ANCHOR } from '@kea/shared/first-view/hero'
import { FIRST_PICTURES, listingClasses as look } from '@kea/shared/first-view/listing-classes'
import { type Listing, productCount, type Tile } from '@kea/shared/page/listing'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { memo, Suspense, useDeferredValue, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWhenNeeded } from '~/features/scheduling/use-when-needed'
import { LazyHeart } from '~/features/wishlist/LazyHeart'
import { Button, buttonClass } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Container } from '~/ui/Section'
import { ChosenFilters } from './ChosenFilters'
import { Filters } from './Filters'
import { type Chosen, facetsOf, filterTiles } from './facets'
import { ListingTile } from './ListingTile'
import { isSort, type ListingView, readView, STEP, sortsOf, sortTiles, withView } from './listing-view'

const FilterSheet = lazyWithRetry(async () => (await import('./FilterSheet')).FilterSheet, 'over')

/**
 * The address holds filters, order and number of tiles, so Back and a copied link restore them. A choice shows before
 * the router has changed the address, and the tiles follow when the browser has time.
 */
function useListingView(listing: Listing) {
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState({ before: search, search })
  const current = chosen.before === search ? chosen.search : search
  const facets = useMemo(() => facetsOf(listing), [listing])
  const view = useMemo(() => readView(current, facets, listing), [current, facets, listing])
  const shownSearch = useDeferredValue(current)
  const shown = useMemo(() => {
    const { chosen: filters, sort, shown: limit } = readView(shownSearch, facets, listing)
    const tiles = sortTiles(filterTiles(listing.tiles, facets, filters), sort)
    return { count: tiles.length, tiles: tiles.slice(0, limit) }
  }, [listing, facets, shownSearch])
  const show = (next: Partial<ListingView>) => {
    const asked = withView(current, facets, { ...view, ...next })
    setChosen({ before: search, search: asked })
    setSearch(asked, { replace: true, preventScrollReset: true })
  }
  return { facets, view, shown, show }
}

interface ProductListingProps {
  listing: Listing
  /** The ratings are made of samples. */
  countsSamples: boolean
}

/** The products of a category page with their filters: beside them on wide screens, in a dialog on phones. */
export function ProductListing({ listing, countsSamples }: ProductListingProps) {
  const { facets, view, shown, show } = useListingView(listing)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const choose = (chosen: Chosen) => show({ chosen, shown: STEP })
  const filters = { tiles: listing.tiles, facets, chosen: view.chosen, onChoose: choose }
  const chosenCount = Object.values(view.chosen).flat().length
  return (
    <Container className={look.body}>
      <h2 className="sr-only">Products</h2>
      <aside aria-label="Filters" className="hidden lg:block">
        <Filters {...filters} />
      </aside>
      <section id={PRODUCTS_ANCHOR} aria-label="Products" className="min-w-0">
        <div className={look.bar}>
          <Button
            look="secondary"
            className="max-lg:px-5 max-[22rem]:px-3 lg:hidden"
            aria-haspopup="dialog"
            onClick={() => {
              setWasOpened(true)
              setIsOpen(true)
            }}
          >
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {chosenCount > 0 ? `Filters (${chosenCount})` : 'Filters'}
          </Button>
          <p role="status" className={look.count}>
            {productCount(shown.count)}
          </p>
          <SortSelect
            sorts={sortsOf(listing)}
            value={view.sort}
            onSort={(sort) => isSort(sort, listing) && show({ sort })}
          />
        </div>
        <ChosenFilters {...filters} />
        {shown.count === 0 ? <NothingFound onClear={() => choose({})} /> : <TileGrid tiles={shown.tiles} />}
        {shown.count > view.shown && (
          <p className="mt-10 text-center">
            <button
              type="button"
              className={buttonClass('secondary')}
              onClick={() => show({ shown: view.shown + STEP })}
            >
              Show {Math.min(STEP, shown.count - view.shown)} more
            </button>
          </p>
        )}
        {countsSamples && shown.tiles.some(({ rating }) => rating) && (
          <p className="mt-8 text-sm text-ink-soft">The ratings are samples, not from customers.</p>
        )}
      </section>
      {wasOpened && (
        <Suspense>
          <FilterSheet {...filters} isOpen={isOpen} count={shown.count} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Container>
  )
}

/** Renders again only with other tiles. */
const TileGrid = memo(function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  const hasHearts = useWhenNeeded()
  return (
    <ul className={look.grid}>
      {tiles.map((tile, at) => (
        <li key={tile.sku} className="relative">
          <ListingTile tile={tile} isFirst={at < FIRST_PICTURES} />
          {hasHearts && <LazyHeart sku={tile.sku} name={tile.name} />}
        </li>
      ))}
    </ul>
  )
})

interface SortSelectProps {
  /** Values with what shoppers call them. */
  sorts: readonly (readonly [string, string])[]
  value: string
  onSort: (value: string) => void
}

/** The order of a list of products. */
function SortSelect({ sorts, value, onSort }: SortSelectProps) {
  const id = useId()
  return (
    <span className="flex items-center justify-end gap-3 lg:ml-auto">
      <label htmlFor={id} className="text-sm text-ink-soft max-sm:sr-only">
        Sort
      </label>
      <span className="relative max-sm:flex-1">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onSort(target.value)}
          className="min-h-12 w-full cursor-pointer appearance-none rounded-full border border-control bg-paper pr-11 pl-5 text-ellipsis max-[22rem]:pr-9 max-[22rem]:pl-3 hover:border-ink"
        >
          {sorts.map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
        />
      </span>
    </span>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="rounded-picture bg-mist px-6 py-16 text-center">
      <p className="font-display text-subheading font-bold">No products match all of these filters.</p>
      <p className="mt-2 text-ink-soft">Remove one, or start again.</p>
      <Button className="mt-6" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  )
}
