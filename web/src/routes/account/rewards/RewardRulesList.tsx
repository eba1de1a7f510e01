import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AccountSection } from '../frame/AccountSection'
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
      <li>You earn no points on delivery, gift certificates or what you pay with a balance.</li>
      <li>We add points once we have your payment.</li>
      {days > 0 && <li>Points expire {days} days after you last earned or spent some.</li>}
    </ul>
  )
}

function Spend() {
  return (
    <AccountSection title="How to spend them">
      <p className="max-w-prose text-ink-soft">
        Use them in your{' '}
        <Link to={routes.cart()} className="text-kea underline">
          cart
        </Link>
        . They pay for products and delivery, but not for gift certificates.
      </p>
    </AccountSection>
  )
}
