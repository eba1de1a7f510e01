import { formatMoney } from '@kea/shared/money'
import { useEffect, useState } from 'react'
import { messageOf, ShopError } from '~/api/errors'
import type { Cart } from './cart'
import { codeToTry, noteTakenOut, noteTrial } from './coupon-from-url'
import { useApplyCoupon, useRemoveCoupon } from './use-cart'

const messageFor = ({ coupon, grandTotalCents }: Cart): string =>
  coupon ? `${coupon.message}: ${formatMoney(coupon.discountCents)} off. Total ${formatMoney(grandTotalCents)}.` : ''

export type Offer = ReturnType<typeof useOfferCode>

/** The code of a cart: entered by hand or brought by a link, and taken out again. */
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
      // A link may name a list of prices, which is no code for a cart: then there is nothing to say.
      onError: (error) => {
        if (!(error instanceof ShopError) || error.code !== 'input') return
        setRefused({ code, message: error.message })
        setNews(error.message)
      },
    })
  }, [cart, apply])

  return {
    /** What has just changed, for those who do not see the amounts move. */
    news,
    /** The code that was refused last, and why. */
    refused,
    isApplying,
    isRemoving,
    apply: (code: string, onApplied: () => void) =>
      apply(code, {
        onSuccess: (changed) => {
          setRefused({ code: '', message: '' })
          setNews(messageFor(changed))
          onApplied()
        },
        onError: (error) => {
          setRefused({ code, message: messageOf(error) })
          setNews(messageOf(error))
        },
      }),
    remove: (onRemoved: () => void) =>
      remove(undefined, {
        onSuccess: (changed) => {
          if (cart.coupon) noteTakenOut(cart.coupon.code)
          setNews(`The code is out. Total ${formatMoney(changed.grandTotalCents)}.`)
          onRemoved()
        },
        onError: (error) => setNews(messageOf(error)),
      }),
  }
}
