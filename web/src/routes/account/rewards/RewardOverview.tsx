import { accountPath } from '@kea/shared/account-routes'
import { formatMoney } from '@kea/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useSettings } from '~/api/settings-query'
import { ButtonLink } from '~/ui/Button'
import { LedgerList } from '../balances/LedgerList'
import { pointsText } from '../balances/ledger-entry'
import { AccountSection } from '../frame/AccountSection'
import { type Rewards, rewardsEndQuery } from './rewards'

const NEWEST = 3

/** The balance, the level and the newest entries. */
export function RewardOverview({ rewards }: { rewards: Rewards }) {
  const { level, entries } = rewards
  return (
    <>
      <AccountSection title="Your points">
        <PointsBalance rewards={rewards} />
      </AccountSection>
      {level && (
        <AccountSection title="Your level" action={<To part="loyaltylevel">See all levels</To>}>
          <p className="text-ink-soft">
            {level.isJoined
              ? `${level.name}. ${level.benefits.join(', ')}.`
              : 'You have not joined yet. It costs nothing, and you earn more points the more you print.'}
          </p>
          {!level.isJoined && (
            <ButtonLink className="mt-4" to={`${accountPath('my-rewards')}/loyaltylevel/join`}>
              Join now
            </ButtonLink>
          )}
        </AccountSection>
      )}
      {entries.length > 0 && (
        <AccountSection title="Newest transactions" action={<To part="transactions">See all transactions</To>}>
          <LedgerList entries={entries.slice(0, NEWEST)} />
        </AccountSection>
      )}
    </>
  )
}

/** The balance, what it is worth, and when it ends. */
export function PointsBalance({ rewards: { points, worth } }: { rewards: Rewards }) {
  const { hasForeignBackend } = useSettings()
  const ends = useQuery({ ...rewardsEndQuery, enabled: !hasForeignBackend }).data
  return (
    <>
      <p className="font-display text-title font-bold tabular-nums">{pointsText(points)}</p>
      {/* Its space stays, so that nothing moves. */}
      <p className="mt-1 min-h-7 text-ink-soft">
        {points === 0
          ? 'You earn points with your first paid order.'
          : `Worth ${formatMoney(worth)}.${ends ? ` They expire on ${ends}, unless you order before then.` : ''}`}
      </p>
    </>
  )
}

const To = ({ part, children }: { part: string; children: string }) => (
  <ButtonLink look="quiet" className="-mx-3" to={`${accountPath('my-rewards')}/${part}`}>
    {children}
  </ButtonLink>
)
