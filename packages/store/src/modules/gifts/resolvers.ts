import type { Resolvers } from '../../__generated__/resolvers'
import type { GiftCardAccount } from '../../__generated__/types'
import { toMoney } from '../../money'
import { missingRefusal } from '../../refusal'
import type { Services } from '../../services'
import { countAttempt } from '../coupons/attempts'
import { UNKNOWN_CODE } from './gift-code'

/** Whether a code exists is worth money, so each try costs a captcha and one of the attempts of a day. */
async function tryCode({ captcha, dailyUse }: Services): Promise<void> {
  await captcha.require()
  await countAttempt(dailyUse)
}

const toAccount = (code: string, cents: number | null): GiftCardAccount => {
  if (cents === null) throw missingRefusal(UNKNOWN_CODE)
  return { code, balance: toMoney(cents), expiration_date: null }
}

export const giftsResolvers: Resolvers = {
  Query: {
    giftCardAccount: async (_, { input: { gift_card_code } }, { services }) => {
      await tryCode(services)
      const found = await services.gifts.byCode(gift_card_code)
      return toAccount(gift_card_code, found?.state === 'mailed' ? found.balance_cents : null)
    },
  },
  Mutation: {
    redeemGiftCardBalanceAsStoreCredit: async (_, { input: { gift_card_code } }, { services }) => {
      const { id } = services.customers.current()
      await tryCode(services)
      return toAccount(gift_card_code, await services.gifts.toCredit(gift_card_code, id))
    },
  },
}
