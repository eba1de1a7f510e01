import type { RecaptchaConfigQuery, RecaptchaConfigQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RecaptchaConfigDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RecaptchaConfig {
  recaptchaV3Config {
    is_enabled
    website_key
  }
}
    `) as unknown as TypedDocumentString<RecaptchaConfigQuery, RecaptchaConfigQueryVariables>
