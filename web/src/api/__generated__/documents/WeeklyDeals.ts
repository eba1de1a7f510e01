import type { WeeklyDealsQuery, WeeklyDealsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const WeeklyDealsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WeeklyDeals {
  weeklyDeals {
    sku
    percent
    from_date
    to_date
  }
}
    `) as unknown as TypedDocumentString<WeeklyDealsQuery, WeeklyDealsQueryVariables>
