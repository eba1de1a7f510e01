import type { SocialProvidersQuery, SocialProvidersQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SocialProvidersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SocialProviders {
  socialProviders {
    id
    label
  }
}
    `) as unknown as TypedDocumentString<SocialProvidersQuery, SocialProvidersQueryVariables>
