import { expect, it } from 'vitest'
import { referralForm } from './referral'

const problemsOf = (values: object) =>
  referralForm
    .safeParse({ email: 'mere@shop.example', friends: 'tama@shop.example', knows: true, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

it('a referral to friends who know of it is accepted', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ friends: ' tama@shop.example ,kiri@shop.example,' })).toEqual([])
})

it.each([
  ['', 'This is a required field.'],
  [
    'tama@shop.example, kiri',
    'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.',
  ],
  [
    'tama@shop.example; kiri@shop.example',
    'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.',
  ],
  [
    ' , ,',
    'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.',
  ],
  ['a@b.nz,b@b.nz,c@b.nz,d@b.nz,e@b.nz,f@b.nz', 'Please enter no more than 5 addresses at a time.'],
])('several emails with commas in between may not be %j', (friends, message) => {
  expect(problemsOf({ friends })).toEqual([['friends', message]])
})

it.each(['mere@shop.example', 'MERE@shop.example', ' Mere@Shop.example '])(
  'a referral to oneself as %j is refused',
  (friend) => {
    for (const friends of [friend, `tama@shop.example, ${friend}`]) {
      expect(problemsOf({ friends })).toEqual([['friends', 'This is your own email address.']])
    }
  },
)

it('a referral needs the friends’ consent', () => {
  expect(problemsOf({ knows: false })).toEqual([
    ['knows', 'Please tick the box: your friends are happy to hear from us.'],
  ])
})
