import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '~/api/errors'
import { sanitise } from '~/lib/sanitise'
import { ProseText } from '~/ui/Prose'
import { RetryAlert } from '~/ui/RetryAlert'
import { AccountSection, TextPlaceholder } from './AccountSection'
import { RuleSentences } from './RewardRulesList'
import { type Rewards, rewardPolicyQuery } from './rewards'

/** The rules by their settings, so that they are true, and the shop's own text below them. */
export function RewardPolicy({ rewards }: { rewards: Rewards }) {
  const { data, error, isFetching, refetch } = useQuery(rewardPolicyQuery)
  return (
    <>
      <AccountSection title="The rules">
        <RuleSentences rules={rewards.rules} />
      </AccountSection>
      {data === undefined && !error && <TextPlaceholder lines={5} />}
      {data === undefined && error && (
        <RetryAlert isTrying={isFetching} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </RetryAlert>
      )}
      {data && <ProseText html={sanitise(data)} />}
    </>
  )
}
