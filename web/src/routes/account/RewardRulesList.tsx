import { useQuery } from '@tanstack/react-query'
import { useSettings } from '~/api/settings-query'
import { AccountSection } from './AccountSection'
import { PointsBalance } from './RewardOverview'
import { type Rewards, rewardRulesQuery } from './rewards'

/** The balance, and how points are earned and spent. */
export function RewardRulesList({ rewards }: { rewards: Rewards }) {
  return (
    <>
      <AccountSection title="Your points">
        <PointsBalance rewards={rewards} />
      </AccountSection>
      <AccountSection title="How it works">
        <RuleSentences rules={rewards.rules} />
      </AccountSection>
      {rewards.points > 0 && <Spend />}
    </>
  )
}

/** The rules as the shop has set them. */
export function RuleSentences({ rules }: { rules: readonly string[] }) {
  const days = useQuery(rewardRulesQuery).data?.days ?? 0
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-5">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
      <li>The courier and gift certificates bring no points.</li>
      <li>Points are added when we have your payment.</li>
      {days > 0 && <li>Points end {days} days after you last earned or spent some.</li>}
    </ul>
  )
}

function Spend() {
  const { email } = useSettings()
  if (!email) return null
  return (
    <AccountSection title="How to spend them">
      <p className="max-w-prose text-ink-soft">
        Write to{' '}
        <a href={`mailto:${email}`} className="text-kea underline">
          {email}
        </a>{' '}
        with the number of your order, before you pay. We take the points off your total.
      </p>
    </AccountSection>
  )
}
