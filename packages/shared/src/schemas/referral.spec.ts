import { expect, it } from 'vitest'
import { referralForm } from './referral'

const problemsOf = (values: object) =>
  referralForm
    .safeParse({ email: 'mere@shop.example', friend: 'tama@shop.example', knows: true, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

it('a referral to a friend who knows of it is accepted', () => {
  expect(problemsOf({})).toEqual([])
})

it.each(['mere@shop.example', 'MERE@shop.example', ' Mere@Shop.example '])(
  'a referral to oneself as %j is refused',
  (friend) => {
    expect(problemsOf({ friend })).toEqual([['friend', 'This is your own email address.']])
  },
)

it('a referral needs the friend’s consent', () => {
  expect(problemsOf({ knows: false })).toEqual([
    ['knows', 'Please tick the box: your friend is happy to hear from us.'],
  ])
})
