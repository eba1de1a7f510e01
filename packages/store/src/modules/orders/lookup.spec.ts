import { expect, it } from 'vitest'
import { solveCaptcha } from '../../testing/solve-captcha'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const FIND = 'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }'
const GONE = "We couldn't locate an order with the information provided."
const FAILED = 'ReCaptcha validation failed, please try again'
const shop = createTestShop()

const placed = async (): Promise<string> => {
  const guest = createShopper(shop, 'guest-key-of-a-test-guessed')
  return (await guest.place((await guest.readyCart()).cartId)).orderV2.number
}

const find = async (number: string, postcode: string, caller = '203.0.113.1', captcha?: string) => {
  const input = { number, email: 'aroha@example.com', postcode }
  const headers = { 'x-caller': caller, ...(captcha && { 'x-recaptcha': captcha }) }
  return shop.submit(FIND, { input }, null, headers)
}

it('an order is not shown without a captcha', async () => {
  const input = { number: await placed(), email: 'aroha@example.com', postcode: '1011' }
  expect((await shop.graphql(FIND, { input })).errors?.[0]?.message).toBe(FAILED)
})

it('one captcha finds one order, even if twenty concurrent look-ups use it', async () => {
  const number = await placed()
  const captcha = await shop.captcha()
  const all = await Promise.all(Array.from({ length: 20 }, () => find(number, '1011', '203.0.113.1', captcha)))
  expect(all.filter(({ data }) => data?.guestOrder?.number === number)).toHaveLength(1)
})

it('an owner finds the order with an ordinary captcha while a stranger tries many postcodes', async () => {
  const number = await placed()
  const guess = (n: number) => find(number, String(6000 + n), '198.51.100.9')
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => guess(n)))
  const messages = answers.map(({ errors }) => errors?.[0]?.message)
  expect(messages.filter((message) => message === GONE)).toHaveLength(10)
  expect(messages.filter((message) => message === FAILED)).toHaveLength(15)
  for (let n = 0; n < 30; n += 1) expect((await find(number, '1011')).data.guestOrder.number).toBe(number)
})

it.each([
  ['is there', placed],
  ['is not there', async () => '987654321'],
])('after ten attempts at an order that %s the same caller needs more work for the next', async (_, numberOf) => {
  const number = await numberOf()
  for (let n = 0; n < 10; n += 1) expect((await find(number, '0000')).errors?.[0]?.message).toBe(GONE)
  const [refused] = (await find(number, '0000')).errors ?? []
  expect(refused?.message).toBe(FAILED)
  const challenge = refused?.extensions?.challenge as Parameters<typeof solveCaptcha>[0]
  expect(challenge.parameters.cost).toBe(4)
  const answer = await find(number, '0000', '203.0.113.1', await solveCaptcha(challenge))
  expect(answer.errors?.[0]?.message).toBe(GONE)
})
