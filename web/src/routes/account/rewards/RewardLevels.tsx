import { accountPath } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '~/ui/Button'
import { pointsText } from '../balances/ledger-entry'
import { AccountSection } from '../frame/AccountSection'
import { type Level, levelLines, type Rewards, rewardRulesQuery } from './rewards'

/** The customer's level, and all levels of the shop. */
export function RewardLevels({ rewards: { level } }: { rewards: Rewards }) {
  if (!level) return <p className="text-ink-soft">This shop has no levels.</p>
  return (
    <>
      <AccountSection title={level.isJoined ? `You are at ${level.name}` : 'Not joined yet'}>
        <p className="max-w-prose text-ink-soft">
          {level.isJoined ? nextOf(level) : 'Join to earn more for each order.'}
        </p>
        {!level.isJoined && (
          <ButtonLink className="mt-4" to={`${accountPath('my-rewards')}/loyaltylevel/join`}>
            Join now
          </ButtonLink>
        )}
      </AccountSection>
      <AccountSection title="All levels">
        <LevelList own={level.isJoined ? level.name : null} />
      </AccountSection>
    </>
  )
}

const nextOf = ({ toNext }: Level): string =>
  toNext === null ? 'This is our highest level. Thank you!' : `Earn ${pointsText(toNext)} more to reach the next level.`

/** `own` is the name of the customer's level; null for none. */
export function LevelList({ own }: { own: string | null }) {
  const rules = useQuery(rewardRulesQuery).data
  if (!rules) return null
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {levelLines(rules).map(({ name, from, benefit }) => (
        <li key={name} className="rounded-picture border border-line p-5">
          <p className="font-semibold">
            {name}
            {name === own && ' (you)'}
          </p>
          <p className="text-sm text-ink-soft">{from}</p>
          <p className="mt-2">{benefit}</p>
        </li>
      ))}
    </ul>
  )
}
