import { routes } from '@kea/shared/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import { CartLines, type ShownLine } from '~/features/cart/CartLines'
import { CART_SCOPE } from '~/features/cart/use-cart'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { addSharedCart, sharedCartQuery } from './shared-cart'

/** The page of a link to a cart. Opening the page changes nothing: mail scanners open links too. */
export default function SharedCartPage() {
  const token = useLocation().hash.slice(1)
  const { data: lines, error, isPending, isFetching, refetch } = useQuery(sharedCartQuery(token))
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      {isPending ? (
        <Waiting>Opening the link</Waiting>
      ) : lines && lines.length > 0 ? (
        <Shown token={token} lines={lines} />
      ) : error ? (
        <>
          <h1 className="font-display text-title font-bold">A shared cart</h1>
          <RetryAlert isTrying={isFetching} onRetry={refetch}>
            <p>We cannot open the link right now. {messageOf(error)}</p>
          </RetryAlert>
        </>
      ) : (
        <NothingThere />
      )}
    </Container>
  )
}

function NothingThere() {
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="font-display text-title font-bold">We can’t open this link</h1>
      <Alert>This link no longer works. Links to a cart work for 30 days. Ask for a new one.</Alert>
      <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
    </div>
  )
}

function Shown({ token, lines }: { token: string; lines: ShownLine[] }) {
  const navigate = useNavigate()
  const { mutate, isPending, error, data } = useMutation({
    meta: OWN_ERRORS,
    scope: CART_SCOPE,
    mutationFn: () => addSharedCart(token),
    onSuccess: (refusals) => refusals.length === 0 && navigate(routes.cart(), { replace: true }),
  })
  const canAdd = lines.some(({ problems }) => problems.length === 0)
  return (
    <>
      <h1 className="font-display text-title font-bold">Someone shared a cart with you</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        Put these in your own cart and order them as they are. The photos stay private, so you can’t change the designs.
        What is already in your cart stays there.
      </p>
      <div className="mt-8 max-w-2xl">
        <CartLines lines={lines} />
      </div>
      {error && <Alert className="mt-8 max-w-2xl">{messageOf(error) || 'Please try again.'}</Alert>}
      {data && data.length > 0 ? (
        <Alert className="mt-8 max-w-2xl">
          <p className="font-semibold">Some of it isn’t in your cart</p>
          {data.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
          <ButtonLink to={routes.cart()} className="mt-4">
            Go to your cart
          </ButtonLink>
        </Alert>
      ) : (
        canAdd && (
          <Button
            className="mt-8 min-h-13"
            state={isPending ? 'sending' : 'normal'}
            loadingText="Adding it"
            onClick={() => mutate()}
          >
            Add everything to my cart
          </Button>
        )
      )}
    </>
  )
}
