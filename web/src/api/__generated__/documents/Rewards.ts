import type { RewardsQuery, RewardsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RewardsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Rewards {
  customer {
    rewardInformation {
      available_amount
    }
    reward_points {
      balance {
        money {
          value
        }
      }
      balance_history {
        balance {
          points
        }
        change_reason
        date
        points_change
      }
      exchange_rates {
        earning {
          currency_amount
          points
        }
        redemption {
          currency_amount
          points
        }
      }
      subscription_status {
        balance_updates
        points_expiration_notifications
      }
    }
    loyalty_level {
      name
      joined
      points_to_next
      benefits
    }
  }
}
    `) as unknown as TypedDocumentString<RewardsQuery, RewardsQueryVariables>
