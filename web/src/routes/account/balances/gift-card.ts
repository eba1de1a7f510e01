import { type Cents, toCents } from '@kea/shared/money'
import { GiftCardBalanceDocument } from '~/api/__generated__/documents/GiftCardBalance'
import { RedeemGiftCardDocument } from '~/api/__generated__/documents/RedeemGiftCard'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { dateOf } from './ledger-entry'

export interface GiftCard {
  code: string
  balance: Cents
  /** '' for one that does not expire. */
  expires: string
}

export async function findGiftCard(code: string, captcha: string): Promise<GiftCard> {
  const { giftCardAccount: found } = await sendForm(GiftCardBalanceDocument, { code }, captcha)
  if (!found) throw new ShopError('server', UNKNOWN_ERROR)
  return { code, balance: toCents(found.balance?.value ?? 0), expires: dateOf(found.expiration_date) }
}

/** Moves the balance to the store credit of the customer. */
export async function redeemGiftCard(code: string, captcha: string): Promise<void> {
  await sendForm(RedeemGiftCardDocument, { code }, captcha)
  await queryClient.invalidateQueries({ queryKey: ['StoreCredit'] })
}
