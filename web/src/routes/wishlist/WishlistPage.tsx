import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { sentenceOf } from '~/api/errors'
import { useCustomerWishlist } from '~/features/wishlist/use-wishlist'
import { Button, ButtonLink } from '~/ui/Button'
import { Removed } from '~/ui/Removed'
import { RetryAlert } from '~/ui/RetryAlert'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { EmptyWishlist } from './EmptyWishlist'
import { EntryTile, TILES } from './EntryTile'
import { ShareList } from './ShareList'
import { type Entry, useEntries } from './use-entries'
import { useRemoval } from './use-removal'

/** The shopper's wishlist: a guest's is in the browser, a customer's in the store. */
export default function WishlistPage() {
  const { isCustomer, entries, query } = useEntries()
  return (
    <>
      <PlainHeading>{routes.wishlist.heading}</PlainHeading>
      <Container className="pb-20">
        {entries ? (
          <Entries entries={entries} isCustomer={isCustomer} />
        ) : query.error ? (
          <RetryAlert isTrying={query.isFetching} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)} Your wishlist is safe.
          </RetryAlert>
        ) : (
          <Waiting>Opening your wishlist</Waiting>
        )}
      </Container>
    </>
  )
}

function Entries({ entries, isCustomer }: { entries: readonly Entry[]; isCustomer: boolean }) {
  const { removed, removing, isRestoring, isRestored, remove, undo } = useRemoval(entries, isCustomer)
  const sharedAs = useCustomerWishlist().data?.sharedAs ?? null
  const at = removed ? Math.min(removed.at, entries.length) : -1
  const undoing = removed && (
    <Removed
      key={removed.entry.key}
      undoes={`removing ${nameOf(removed.entry)}`}
      isRestoring={isRestoring}
      onUndo={undo}
    >
      {nameOf(removed.entry)} removed
    </Removed>
  )
  return (
    <>
      {entries.length === 0 ? (
        <>
          {undoing && <div className="mb-8 max-w-2xl">{undoing}</div>}
          <EmptyWishlist />
        </>
      ) : (
        <ul className={TILES}>
          {entries.map((entry, place) => (
            <Fragment key={entry.key}>
              {place === at && <li className="col-span-full">{undoing}</li>}
              <li>
                <OwnEntry
                  entry={entry}
                  isRemoving={removing === entry.key}
                  hasFocus={isRestored(entry)}
                  onRemove={() => remove(entry)}
                />
              </li>
            </Fragment>
          ))}
          {at === entries.length && <li className="col-span-full">{undoing}</li>}
        </ul>
      )}
      {isCustomer ? entries.length > 0 && <ShareList sharedAs={sharedAs} /> : <OnThisDevice />}
    </>
  )
}

const nameOf = ({ card, design }: Entry): string => design?.name || card.name

interface OwnEntryProps {
  entry: Entry
  isRemoving: boolean
  /** It was put back, in the place of the button that did so. */
  hasFocus: boolean
  onRemove: () => void
}

function OwnEntry({ entry, isRemoving, hasFocus, onRemove }: OwnEntryProps) {
  const { card, design } = entry
  const path = design?.path ?? card.path
  const of = <span className="sr-only"> {nameOf(entry)}</span>
  return (
    <EntryTile card={card} design={design} path={path} whose="Your design">
      <ButtonLink look="secondary" to={path} className="max-sm:px-4">
        {design ? 'Open design' : 'Choose'}
        {of}
      </ButtonLink>
      <Button
        look="quiet"
        className="max-sm:-ml-3"
        autoFocus={hasFocus}
        state={isRemoving ? 'sending' : 'normal'}
        loadingText="Removing"
        onClick={onRemove}
      >
        Remove{of}
      </Button>
    </EntryTile>
  )
}

function OnThisDevice() {
  return (
    <p className="mt-12 max-w-prose text-ink-soft">
      This list is kept on this device.{' '}
      <Link to={routes.login()} className="text-kea underline">
        Log in
      </Link>{' '}
      to find it on your others too, and to share it.
    </p>
  )
}
