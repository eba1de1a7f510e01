import { type Cents, toCents } from '@kea/shared/money'
import { CustomerReferralDocument } from '~/api/__generated__/documents/CustomerReferral'
import type { CustomerReferralQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'
import { dateOf } from '../balances/ledger-entry'

export interface Friend {
  /** What has happened, without a name. */
  text: string
  date: string
}

export interface Referral {
  link: string
  earned: Cents
  /** For the first paid order of a friend; 0 for none. */
  reward: Cents
  friends: Friend[]
}

const TEXTS = {
  INVITED: 'A friend got an email from us',
  ORDERED: 'A friend ordered, and we wait for the payment',
  REWARDED: 'A friend’s first order is paid: your reward is in your store credit',
} as const

/** Null for a shop without referrals. */
export function referralOf({ customer }: CustomerReferralQuery): Referral | null {
  if (!customer) throw new ShopError('unauthorised', '')
  const { referral } = customer
  return (
    referral && {
      link: referral.referral_link,
      earned: toCents(referral.earned?.value ?? 0),
      reward: toCents(referral.reward?.value ?? 0),
      friends: (referral.friends ?? []).map(({ state, date }) => ({ text: TEXTS[state], date: dateOf(date) })),
    }
  )
}

/** A friend may have ordered meanwhile, so each visit reads it again. */
export const referralQuery = gqlQuery(CustomerReferralDocument, {}, referralOf, 0)
