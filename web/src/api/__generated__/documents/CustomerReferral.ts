import type { CustomerReferralQuery, CustomerReferralQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerReferralDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerReferral {
  customer {
    referral {
      referral_link
      earned {
        value
      }
      reward {
        value
      }
      friends {
        state
        date
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerReferralQuery, CustomerReferralQueryVariables>
