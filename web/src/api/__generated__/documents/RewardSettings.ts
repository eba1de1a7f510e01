import type { RewardSettingsQuery, RewardSettingsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RewardSettingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RewardSettings($fields: [String!]!) {
  configvalues(fields: $fields) {
    key
    value
  }
}
    `) as unknown as TypedDocumentString<RewardSettingsQuery, RewardSettingsQueryVariables>
