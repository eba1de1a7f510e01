import type { CreateGuestCartMutation, CreateGuestCartMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CreateGuestCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreateGuestCart {
  createGuestCart {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateGuestCartMutation, CreateGuestCartMutationVariables>
