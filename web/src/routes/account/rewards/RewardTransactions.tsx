import { routes } from '@kea/shared/routes'
import { ButtonLink } from '~/ui/Button'
import { LedgerList } from '../balances/LedgerList'
import type { Rewards } from './rewards'

/** Every entry of the customer's points. */
export function RewardTransactions({ rewards: { entries } }: { rewards: Rewards }) {
  if (entries.length > 0) return <LedgerList entries={entries} />
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        Nothing here yet. Order with your account, and your points show up here once we have your payment.
      </p>
      <ButtonLink to={routes.startWithPhoto()} className="mt-6">
        Start with a photo
      </ButtonLink>
    </>
  )
}
