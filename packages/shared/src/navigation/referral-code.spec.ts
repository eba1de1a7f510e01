import { expect, test } from 'vitest'
import { referralCode, referralLink } from './referral-code'

test('a link contains its code', () => {
  const link = referralLink('https://shop.example', 'a1b2c3d4e5')
  expect(link).toBe('https://shop.example/?referral=a1b2c3d4e5')
  expect(referralCode(new URL(link).search)).toBe('a1b2c3d4e5')
})

test.each(['', '?referral=', '?referral=A1B2C3D4E5', '?referral=a1b2c3d4e5x', '?referral=<script>', '?ref=a1b2c3d4e5'])(
  '%j has no code',
  (search) => {
    expect(referralCode(search)).toBeNull()
  },
)
