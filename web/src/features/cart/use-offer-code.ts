import { formatMoney } from '@kea/shared/money'
import { useEffect, useState } from 'react'
import { messageOf, ShopError } from '~/api/errors'
import type { Cart } from './cart'
import { codeToTry, noteRemoval, noteTrial } from './coupon-from-url'
import { useApplyCoupon, useRemoveCoupon } from './use-cart'

const messageFor = ({ coupon, grandTotalCents }: Cart): string =>
  coupon ? `${coupon.message}: ${formatMoney(coupon.discountCents)} off. Total ${formatMoney(grandTotalCents)}.` : ''

export type Offer = ReturnType<typeof useOfferCode>

/** The offer code of a cart. It is entered by the shopper or comes from a link, and can be removed. */
export function useOfferCode(cart: Cart) {
  const [news, setNews] = useState('')
  const [refused, setRefused] = useState({ code: '', message: '' })
  const { mutate: apply, isPending: isApplying } = useApplyCoupon()
  const { mutate: remove, isPending: isRemoving } = useRemoveCoupon()

  useEffect(() => {
    const code = codeToTry(cart)
    if (code === null) return
    noteTrial(code, cart)
    apply(code, {
      onSuccess: (changed) => setNews(messageFor(changed)),
      // The code of a link may only change prices. The cart refuses such a code, which needs no message.
      onError: (error) => {
        if (!(error instanceof ShopError) || error.code !== 'input') return
        setRefused({ code, message: error.message })
        setNews(error.message)
      },
    })
  }, [cart, apply])

  return {
    /** The last change, for screen readers. */
    news,
    /** The last refused code and the reason. */
    refused,
    isApplying,
    isRemoving,
    apply: (code: string, { onApplied, onRefused }: { onApplied: () => void; onRefused: () => void }) =>
      apply(code, {
        onSuccess: (changed) => {
          setRefused({ code: '', message: '' })
          setNews(messageFor(changed))
          onApplied()
        },
        onError: (error) => {
          setRefused({ code, message: messageOf(error) })
          setNews(messageOf(error))
          onRefused()
        },
      }),
    remove: (onRemoved: () => void) =>
      remove(undefined, {
        onSuccess: (changed) => {
          if (cart.coupon) noteRemoval(cart.coupon.code)
          setNews(`Code removed. Total ${formatMoney(changed.grandTotalCents)}.`)
          onRemoved()
        },
      }),
  }
}
