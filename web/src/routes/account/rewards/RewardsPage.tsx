import { accountPath, REWARD_PARTS, type RewardPart } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { NotLoaded } from '../frame/NotLoaded'
import { JoinLevels } from './JoinLevels'
import { RewardLevels } from './RewardLevels'
import { RewardMails } from './RewardMails'
import { RewardOverview } from './RewardOverview'
import { RewardPolicy } from './RewardPolicy'
import { RewardRulesList } from './RewardRulesList'
import { RewardTransactions } from './RewardTransactions'
import { type Rewards, rewardsQuery } from './rewards'

const ROOT = accountPath('my-rewards')
const PARTS: Record<RewardPart, ComponentType<{ rewards: Rewards }>> = {
  rewardpoints: RewardRulesList,
  loyaltylevel: RewardLevels,
  'loyaltylevel/join': JoinLevels,
  transactions: RewardTransactions,
  settings: RewardMails,
  policy: RewardPolicy,
}

/** The rewards of the customer: an overview, and the parts below it. */
export default function RewardsPage() {
  const { pathname } = useLocation()
  const query = useQuery(rewardsQuery)
  const { data } = query
  const part = pathname.slice(ROOT.length + 1).replace(/\/$/, '')
  const Part = Object.hasOwn(PARTS, part) ? PARTS[part as RewardPart] : RewardOverview
  return (
    <>
      <RewardNav />
      {!data && <NotLoaded query={query} lines={8} kept="Your points are safe." />}
      {data && <Part rewards={data} />}
    </>
  )
}

/** The labels are shorter than the titles, so that all fit beside each other. */
const LABELS: Partial<Record<RewardPart, string>> = {
  rewardpoints: 'Points',
  loyaltylevel: 'Level',
  transactions: 'Transactions',
  settings: 'Emails',
  policy: 'Policy',
}

function RewardNav() {
  const link = (label: string, path: string, isRoot = false) => (
    <NavLink
      key={path}
      to={path}
      end={isRoot}
      className="inline-flex min-h-11 items-center rounded-full px-4 text-ink no-underline hover:bg-mist aria-[current=page]:bg-kea-mist aria-[current=page]:font-semibold"
    >
      {label}
    </NavLink>
  )
  return (
    <nav aria-label="My rewards" className="-ml-4 mb-8 flex flex-wrap gap-1">
      {link('Overview', ROOT, true)}
      {(Object.keys(REWARD_PARTS) as RewardPart[]).map((part) => {
        const label = LABELS[part]
        return label && link(label, `${ROOT}/${part}`)
      })}
    </nav>
  )
}
