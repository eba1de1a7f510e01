import { expect, it } from 'vitest'
import { referralOf } from './referral'

it('a referral has its link, its amounts and what friends have done, without names', () => {
  const referral = {
    referral_link: 'https://shop.example/?referral=a1b2c3d4e5',
    earned: { value: 20 },
    reward: { value: 10 },
    friends: [{ state: 'ORDERED' as const, date: '2026-11-02 09:00:00' }],
  }
  expect(referralOf({ customer: { referral } })).toEqual({
    link: 'https://shop.example/?referral=a1b2c3d4e5',
    earned: 2000,
    reward: 1000,
    friends: [{ text: 'A friend ordered, and we wait for the payment', date: '02/11/2026' }],
  })
})

it('a shop without referrals has none', () => {
  expect(referralOf({ customer: { referral: null } })).toBeNull()
  expect(() => referralOf({ customer: null })).toThrow(expect.objectContaining({ code: 'unauthorised' }))
})
