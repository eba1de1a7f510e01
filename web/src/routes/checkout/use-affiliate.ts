import { useEffect } from 'react'
import { OWN_ERRORS } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { useSetNotes } from '~/features/cart/use-cart'
import { readVisitCookie } from '~/features/visit/visit-cookies'

/** Writes into the cart which affiliate has sent the shopper, the last one of the last thirty days. A failure is not told. */
export function useAffiliate({ notes }: Pick<Cart, 'notes'>): void {
  const { mutate } = useSetNotes(() => {}, OWN_ERRORS)
  const click = readVisitCookie('affiliateClickId')
  const isNew = click !== '' && click !== notes.affiliateClick
  useEffect(() => {
    if (isNew) mutate({ affiliateClick: click })
  }, [isNew, click, mutate])
}
