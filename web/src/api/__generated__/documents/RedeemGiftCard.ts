import type { RedeemGiftCardMutation, RedeemGiftCardMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RedeemGiftCardDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RedeemGiftCard($code: String!) {
  redeemGiftCardBalanceAsStoreCredit(input: {gift_card_code: $code}) {
    balance {
      value
    }
  }
}
    `) as unknown as TypedDocumentString<RedeemGiftCardMutation, RedeemGiftCardMutationVariables>
