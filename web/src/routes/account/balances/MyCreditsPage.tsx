import { accountPath } from '@kea/shared/account-routes'
import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '~/ui/Button'
import { Pages } from '~/ui/Pages'
import { AccountSection } from '../frame/AccountSection'
import { NotLoaded } from '../frame/NotLoaded'
import { LedgerList } from './LedgerList'
import { creditPath, creditQuery } from './store-credit'

const pageOf = (text: string | null): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1)

/** Store credit of the customer: the balance, and what it comes from. */
export default function MyCreditsPage() {
  const page = pageOf(useSearchParams()[0].get('page'))
  const query = useQuery(creditQuery(page))
  const { data } = query
  if (!data) return <NotLoaded query={query} lines={8} kept="Your credit is safe." />
  return (
    <>
      <AccountSection title="Your balance">
        <p className="font-display text-title font-bold tabular-nums">{formatMoney(data.balance)}</p>
        <HowToSpend hasCredit={data.balance > 0} />
      </AccountSection>
      <AccountSection title="History">
        {data.entries.length === 0 ? <NoEntries /> : <LedgerList entries={data.entries} />}
        <Pages label="Pages of entries" page={page} pages={data.pages} hrefOf={creditPath} />
      </AccountSection>
    </>
  )
}

function HowToSpend({ hasCredit }: { hasCredit: boolean }) {
  if (!hasCredit) return null
  return (
    <p className="mt-2 max-w-prose text-ink-soft">
      Use it in your{' '}
      <Link to={routes.cart()} className="text-kea underline">
        cart
      </Link>
      . It pays for products and delivery, and never expires.
    </p>
  )
}

function NoEntries() {
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        You have no store credit yet. Add the balance of a gift certificate, or recommend us to a friend.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink look="secondary" to={accountPath('gift-card-balance')}>
          Check a gift certificate
        </ButtonLink>
        <ButtonLink look="secondary" to={accountPath('refer-and-earn')}>
          Refer and earn
        </ButtonLink>
      </p>
    </>
  )
}
