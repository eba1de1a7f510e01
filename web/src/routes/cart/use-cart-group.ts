import type { Cents } from '@kea/shared/money'
import { type Mutation, useMutationState } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CustomerReferralDocument } from '~/api/__generated__/documents/CustomerReferral'
import { operationName } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { balancePart, type CartGroup, type CartPart, CHANGES, cartGroup } from '~/features/cart/cart-group'
import type { BalanceChange } from '~/features/cart/cart-requests'
import { declinedCartAtom } from '~/features/cart/declined-payment'
import { CART_SCOPE, useCart } from '~/features/cart/use-cart'
import { useCartId } from '~/features/cart/use-cart-id'
import { readOrder } from '~/features/order/last-order'
import { orderQuery } from '~/features/order/order'
import { stageOf } from '~/features/order/stage'

/** An order waits for the changes of the cart, but changes nothing of it. */
const isChange = ({ options: { scope, mutationKey } }: Mutation) =>
  scope?.id === CART_SCOPE.id && mutationKey?.[0] !== CHANGES.order[0]

function partOf({ options, state }: Mutation): CartPart {
  const [name] = options.mutationKey ?? []
  if (name === CHANGES.balance[0]) return balancePart(state.variables as BalanceChange)
  if (name === CHANGES.coupon[0]) return 'coupon'
  if (name === CHANGES.notes[0]) return 'notes'
  return name === CHANGES.step[0] ? 'shipping' : 'items'
}

/** The order of this visit, as far as the browser knows it. */
function knownOrder() {
  const last = readOrder()
  if (!last) return null
  const order = queryClient.getQueryData(orderQuery(last.token).queryKey)
  const isPaid = order !== undefined && ['making', 'sent', 'complete'].includes(stageOf(order.status))
  return { isPaying: last.isPaying ?? false, isPaid }
}

/** The reward is known after the customer has opened its page in the account. */
const friendReward = (): Cents =>
  queryClient.getQueryData<{ reward: Cents }>([operationName(CustomerReferralDocument), {}])?.reward ?? 0

/** The state of the cart on its page. */
export function useCartGroup(): CartGroup {
  const { data: cart, isPending } = useCart()
  const cartId = useCartId()
  const changing = useMutationState({ filters: { status: 'pending', predicate: isChange }, select: partOf })
  const orders = useMutationState({ filters: { mutationKey: CHANGES.order }, select: ({ state }) => state.status })
  const declined = useAtomValue(declinedCartAtom)
  return cartGroup({
    cartId,
    cart,
    isFetching: isPending,
    changing,
    order: knownOrder(),
    hasOrderFailed: orders.at(-1) === 'error' || (declined !== '' && declined === cartId),
    friendReward: friendReward(),
  })
}
