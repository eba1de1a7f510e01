import type { ContactUsMutation, ContactUsMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ContactUsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ContactUs($input: ContactUsInput!) {
  contactUs(input: $input) {
    status
  }
}
    `) as unknown as TypedDocumentString<ContactUsMutation, ContactUsMutationVariables>
