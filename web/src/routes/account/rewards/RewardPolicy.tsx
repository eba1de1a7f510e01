import { useQuery } from '@tanstack/react-query'
import { sanitise } from '~/lib/sanitise'
import { ProseText } from '~/ui/Prose'
import { AccountSection } from '../frame/AccountSection'
import { NotLoaded } from '../frame/NotLoaded'
import { RuleSentences } from './RewardRulesList'
import { type Rewards, rewardPolicyQuery } from './rewards'

/** The rules by their settings, so that they are true, and the shop's own text below them. */
export function RewardPolicy({ rewards }: { rewards: Rewards }) {
  const query = useQuery(rewardPolicyQuery)
  const { data } = query
  return (
    <>
      <AccountSection title="The rules">
        <RuleSentences rules={rewards.rules} />
      </AccountSection>
      {data === undefined && <NotLoaded query={query} lines={5} />}
      {data && <ProseText html={sanitise(data)} />}
    </>
  )
}
