import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { EntryTile, TILES } from './EntryTile'
import { type SharedEntry, type SharedList, sharedWishlistQuery } from './shared-wishlist'

/** The page of a link to somebody's wishlist, to look at and to make the same. */
export default function SharedWishlistPage() {
  const token = useLocation().hash.slice(1)
  const { data: list, error, isFetching, refetch } = useQuery(sharedWishlistQuery(token))
  if (list === null) return <NothingThere />
  return (
    <>
      <PlainHeading lead={list && leadOf(list)}>
        {list ? `The wishlist of ${list.firstName}` : routes.sharedWishlist.heading}
      </PlainHeading>
      <Container className="pb-20">
        {list ? (
          <List entries={list.entries} />
        ) : error ? (
          <RetryAlert isTrying={isFetching} onRetry={refetch}>
            <p>We cannot open the link right now. {messageOf(error)}</p>
          </RetryAlert>
        ) : (
          <Waiting>Opening the link</Waiting>
        )}
      </Container>
    </>
  )
}

/** A list may also have what nobody personalises, such as an easel or a gift certificate. */
const leadOf = ({ entries }: SharedList): string =>
  entries.length === 0
    ? 'There is nothing on it at the moment.'
    : 'Looking for a present? Here is what would make a good one.'

function NothingThere() {
  return (
    <>
      <PlainHeading>We can’t open this link</PlainHeading>
      <Container className="grid justify-items-start gap-5 pb-20">
        <Alert>This wishlist is no longer shared. Ask for a new link.</Alert>
        <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
      </Container>
    </>
  )
}

function List({ entries }: { entries: readonly SharedEntry[] }) {
  return (
    <ul className={TILES}>
      {entries.map(({ card, design }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and a product may be there twice
        <li key={at}>
          <EntryTile card={card} design={design} path={card.path} whose="A design">
            <ButtonLink look="secondary" to={card.path} className="max-sm:px-4">
              Choose<span className="sr-only"> {card.name}</span>
            </ButtonLink>
          </EntryTile>
        </li>
      ))}
    </ul>
  )
}
