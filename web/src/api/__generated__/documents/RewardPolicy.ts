import type { RewardPolicyQuery, RewardPolicyQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RewardPolicyDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RewardPolicy {
  cmsBlocks(identifiers: ["reward-policy"]) {
    items {
      content
    }
  }
}
    `) as unknown as TypedDocumentString<RewardPolicyQuery, RewardPolicyQueryVariables>
