import type { GiftCardBalanceQuery, GiftCardBalanceQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const GiftCardBalanceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GiftCardBalance($code: String!) {
  giftCardAccount(input: {gift_card_code: $code}) {
    balance {
      value
    }
    expiration_date
  }
}
    `) as unknown as TypedDocumentString<GiftCardBalanceQuery, GiftCardBalanceQueryVariables>
