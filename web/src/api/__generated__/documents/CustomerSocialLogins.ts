import type { CustomerSocialLoginsQuery, CustomerSocialLoginsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerSocialLoginsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerSocialLogins {
  customer {
    social_logins {
      uid
      label
      created_at
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerSocialLoginsQuery, CustomerSocialLoginsQueryVariables>
