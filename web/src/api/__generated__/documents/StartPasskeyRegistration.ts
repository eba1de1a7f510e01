import type { StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const StartPasskeyRegistrationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StartPasskeyRegistration {
  startPasskeyRegistration {
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>
