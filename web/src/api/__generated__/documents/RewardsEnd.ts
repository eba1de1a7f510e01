import type { RewardsEndQuery, RewardsEndQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RewardsEndDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RewardsEnd {
  customer {
    reward_points {
      ends_at
    }
  }
}
    `) as unknown as TypedDocumentString<RewardsEndQuery, RewardsEndQueryVariables>
