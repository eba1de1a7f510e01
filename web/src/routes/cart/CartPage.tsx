import { CART_NOTE } from '@kea/shared/constants/business'
import { routes } from '@kea/shared/routes'
import { BadgeCheck } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { CartSavings, CartSums } from '~/features/cart/CartTotals'
import { blockedText, type Cart, type CartLine, canCheckOut, groupsOf } from '~/features/cart/cart'
import { FreeDeliveryIdeas } from '~/features/cart/FreeDeliveryIdeas'
import { OfferNews } from '~/features/cart/OfferCode'
import { cartQuery, useCart } from '~/features/cart/use-cart'
import { useOfferCode } from '~/features/cart/use-offer-code'
import { returnToPayment } from '~/features/order/return-to-payment'
import { useHeadingFirst } from '~/features/scheduling/use-heading-first'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { Removed } from '~/ui/Removed'
import { RetryAlert } from '~/ui/RetryAlert'
import { BusinessPurchase } from './BusinessPurchase'
import { CartAnnouncer } from './CartAnnouncer'
import { CartLineItem } from './CartLineItem'
import { CartNotes } from './CartNotes'
import { CartPrints } from './CartPrints'
import { DeliveryEstimate } from './DeliveryEstimate'
import { EmptyCart } from './EmptyCart'
import { ParcelChoices } from './ParcelChoices'
import { SavedForLater } from './SavedForLater'
import { ShareCart } from './ShareCart'
import { useCartGroup } from './use-cart-group'
import { useRemoveWithUndo } from './use-remove-with-undo'
import { useSavedLines } from './use-saved-lines'

/** The query is not awaited, because the page shows its own message for a failed cart. */
export function clientLoader() {
  const paying = returnToPayment()
  if (paying) return paying
  void queryClient.prefetchQuery(cartQuery())
  return null
}

export default function CartPage() {
  const { data: cart, error, isPending, refetch, isFetching } = useCart()
  const isHeadingShown = useHeadingFirst()
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-title font-bold outline-none">
        {routes.cart.heading}
      </h1>
      {isPending || !isHeadingShown ? (
        <CartSkeleton />
      ) : error && !cart ? (
        <RetryAlert isTrying={isFetching} onRetry={() => refetch()}>
          <p>Your cart is safe, but we cannot reach it right now. {messageOf(error)}</p>
        </RetryAlert>
      ) : (
        <>
          <CartAnnouncer cart={cart ?? null} />
          <Contents cart={cart ?? null} />
        </>
      )}
    </>
  )
}

function Contents({ cart }: { cart: Cart | null }) {
  const { removed, isRestoring, restoredUid, remove, undo } = useRemoveWithUndo(cart)
  const later = useSavedLines()
  const { isCartEmpty, isCheckoutFailed } = useCartGroup()
  const [line] = removed?.lines ?? []
  const removedLine = line && (
    <Removed key={line.uid} undoes={`removing ${line.name}`} isRestoring={isRestoring} onUndo={undo}>
      {line.name} removed
    </Removed>
  )
  if (!cart || isCartEmpty) {
    return (
      <>
        {removedLine && <div className="mt-6 max-w-2xl">{removedLine}</div>}
        <EmptyCart />
        <div className="mt-12 lg:mt-16">
          <SavedForLater {...later} />
        </div>
      </>
    )
  }
  const groups = groupsOf(cart.lines)
  const removedAt = Math.min(removed?.at ?? -1, groups.length)
  return (
    <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
      {isCheckoutFailed && (
        <Alert className="lg:col-span-2">
          <p className="font-semibold">Unable to process request</p>
          <p>Your last order did not go through. Your cart is kept, so you can check out again.</p>
        </Alert>
      )}
      <ul className="grid gap-6 self-start sm:gap-10">
        {groups.map((lines, at) => (
          <Fragment key={lines[0]?.uid}>
            {at === removedAt && <li>{removedLine}</li>}
            <CartGroup
              lines={lines}
              restoredUid={later.restoredUid ?? restoredUid}
              onRemove={() => remove(lines)}
              onSave={() => later.save(lines)}
            />
          </Fragment>
        ))}
        {removedAt === groups.length && <li>{removedLine}</li>}
      </ul>
      <div className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
        <Summary cart={cart} />
      </div>
      <SavedForLater {...later} />
    </div>
  )
}

interface CartGroupProps {
  lines: readonly CartLine[]
  restoredUid: string | null
  onRemove: () => void
  onSave: () => void
}

function CartGroup({ lines, restoredUid, onRemove, onSave }: CartGroupProps) {
  const [line] = lines
  if (!line) return null
  const item = { isRestored: line.uid === restoredUid, onRemove, onSave }
  return line.hasCopies ? <CartPrints lines={lines} {...item} /> : <CartLineItem line={line} {...item} />
}

/** The sums with the way to the checkout, and below them everything that is not needed to order. */
function Summary({ cart }: { cart: Cart }) {
  const offer = useOfferCode(cart)
  const { isLoading } = useCartGroup()
  return (
    <>
      <OfferNews offer={offer} />
      {/* The sums of a change that is on its way are those from before it. */}
      <div aria-busy={isLoading.summary}>
        <CartSums cart={cart} />
      </div>
      {canCheckOut(cart) ? (
        <ButtonLink to={routes.checkout()} className="mt-6 min-h-13 w-full">
          Check out
        </ButtonLink>
      ) : (
        <Alert className="mt-6">{blockedText(cart)}</Alert>
      )}
      <div className="mt-6">
        <CartSavings cart={cart} offer={offer} />
      </div>
      <FreeDeliveryIdeas cart={cart} />
      <div className="mt-4 grid gap-4 border-t border-line pt-4">
        <ParcelChoices cart={cart} />
        <CartNotes cart={cart} />
        <BusinessPurchase business={cart.notes.business} />
        <ShareCart cart={cart} />
      </div>
      {!cart.isVirtual && cart.selectedShipping === null && (
        <div className="mt-4 border-t border-line pt-4">
          <DeliveryEstimate cart={cart} />
        </div>
      )}
      <Link
        to={routes.page({ slug: '100-quality-guarantee' })}
        className="mt-4 inline-flex min-h-11 items-center gap-2 text-inherit underline underline-offset-4"
      >
        <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-kea" />
        Something wrong? We reprint or refund.
      </Link>
      <p className="mt-3 text-sm text-ink-soft">{CART_NOTE}</p>
    </>
  )
}

function CartSkeleton() {
  return (
    <div role="status" className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <span className="sr-only">Loading your cart</span>
      <div className="h-72 animate-pulse rounded-picture bg-mist" />
      <div className="h-72 animate-pulse rounded-picture bg-mist" />
    </div>
  )
}
