import { expect, it } from 'vitest'
import { levelLines, rewardsOf } from './rewards'

const POINTS = {
  balance: { money: { value: 6 } },
  balance_history: [
    { balance: { points: 45 }, change_reason: 'Order 000000012', date: '2026-11-02 09:00:00', points_change: 30 },
  ],
  exchange_rates: {
    earning: { currency_amount: 1, points: 1 },
    redemption: { currency_amount: 5, points: 100 },
  },
  subscription_status: { balance_updates: 'NOT_SUBSCRIBED', points_expiration_notifications: 'SUBSCRIBED' },
} as const

it('rewards have the balance, the rules and the entries as texts', () => {
  const level = { name: 'Tūī', joined: true, points_to_next: 180, benefits: ['1 point for each N$1'] }
  const customer = {
    rewardInformation: { available_amount: 120 },
    reward_points: { ...POINTS, balance_history: [...POINTS.balance_history] },
    loyalty_level: level,
  }
  expect(rewardsOf({ customer })).toEqual({
    points: 120,
    worth: 600,
    rules: ['You earn 1 point for each N$1 that you pay for products.', '100 points are worth N$5.'],
    entries: [{ text: 'Order 000000012', date: '02/11/2026', change: '+30 points', balance: '45 points' }],
    mails: { earned: false, ending: true },
    level: { name: 'Tūī', isJoined: true, toNext: 180, benefits: ['1 point for each N$1'] },
  })
})

it('the points of a customer are 0 if the backend has none', () => {
  const customer = { rewardInformation: null, reward_points: null, loyalty_level: null }
  expect(rewardsOf({ customer })).toMatchObject({ points: 0, worth: 0, rules: [], entries: [], level: null })
})

it('the levels of the shop have their condition and what they bring', () => {
  const levels = [
    { name: 'Tūī', from: 0, percent: 100 },
    { name: 'Kea', from: 1000, percent: 150 },
  ]
  expect(levelLines({ pointsPerDollar: 1, pointCents: 5, days: 365, levels })).toEqual([
    { name: 'Tūī', from: 'From the start', benefit: '1 point for each N$1' },
    { name: 'Kea', from: 'From 1,000 points earned', benefit: '1.5 points for each N$1' },
  ])
})
