import type { StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const StartPasskeyLoginDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StartPasskeyLogin {
  startPasskeyLogin {
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables>
