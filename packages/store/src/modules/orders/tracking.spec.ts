import { describe, expect, it } from 'vitest'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { createMediaLinks } from '../uploads/media-links'

const FIND = `query ($input: OrderInformationInput!) { guestOrder(input: $input) {
  number status items { product_name preview_image product_image design_tool } comments { message timestamp }
  shipments { number tracking { carrier title number } } } }`

const shop = createTestShop()
const shopper = createShopper(shop)

const place = async (): Promise<string> =>
  (await shopper.place((await shopper.readyCart()).cartId)).orderV2.number as string

/** A request from another browser, with the data of the mail. */
const track = async (number: string) =>
  (await shop.submit(FIND, { input: { number, email: 'Aroha@Example.com ', postcode: ' 1011' } }, STRANGER)).data
    .guestOrder

const status = async (path: string) => (await shop.request(path, {}, STRANGER)).status

describe('a tracked order', () => {
  it('shows its designs by signed links that expire', async () => {
    const [line] = (await track(await place())).items
    expect(line.design_tool).toBe('uploadchoice')
    const link = new URL(line.preview_image, 'https://shop.example')
    expect(await status(link.pathname + link.search)).toBe(200)
    expect(await status(link.pathname)).toBe(404)
    expect(await status(`${link.pathname}?end=99999999999&signature=${link.searchParams.get('signature')}`)).toBe(404)
    const other = await shopper.upload()
    expect(await status(`/media/uploads/${other}${link.search}`)).toBe(404)
    shop.wait(1 / 12)
    expect(await status(link.pathname + link.search)).toBe(404)
  })

  it('shows the picture of each product, for a line without a design', async () => {
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [
      { sku: 'mini-easel', quantity: 1, selected_options: [btoa('custom-option/1121/112101')] },
    ])
    await shopper.fillCheckout(cartId)
    const { number } = (await shopper.place(cartId)).orderV2
    const [line] = (await track(number)).items
    expect(line).toEqual({
      product_name: 'Mini easel',
      preview_image: null,
      design_tool: null,
      product_image: expect.stringMatching(/^\/pictures\/easel-mini\..*\.webp$/),
    })
  })

  it('shows no design if the shop has no signing key', async () => {
    const links = createMediaLinks({ signingKey: undefined, clock: () => new Date() })
    expect(await links.linkTo('a'.repeat(32))).toBeNull()
    expect(await links.opens('a'.repeat(32), new URLSearchParams({ end: '99999999999', signature: '' }))).toBe(false)
  })

  it('is found by its number in any spelling', async () => {
    const number = await place()
    expect((await track(` #${Number(number)}`)).number).toBe(number)
  })

  it('has the same refusal for every wrong value', async () => {
    const number = await place()
    const asked = { number, email: 'aroha@example.com', postcode: '1011' }
    const wrong = [
      { number: '999999999' },
      { number: 'no number!' },
      { email: 'mia@example.com' },
      { postcode: '1010' },
    ]
    const answers = await Promise.all(
      wrong.map((change) => shop.submit(FIND, { input: { ...asked, ...change } }, STRANGER)),
    )
    const [said] = answers.map(({ errors }) => errors)
    expect(said?.[0]?.message).toBe("We couldn't locate an order with the information provided.")
    expect(answers.map(({ errors }) => errors)).toEqual(wrong.map(() => said))
  })

  it('has the events since the order, and the tracking number', async () => {
    const number = await place()
    expect(await track(number)).toMatchObject({ status: 'Waiting for payment', comments: [], shipments: [] })
    await shop.db
      .prepare(
        `UPDATE orders SET status = 'complete', paid_at = '2026-11-03T01:00:00.000Z',
           shipped_at = '2026-11-05T02:30:00.000Z', tracking = 'NZ123' WHERE number = ?`,
      )
      .bind(number)
      .run()
    expect(await track(number)).toMatchObject({
      status: 'Complete',
      comments: [
        { message: 'Your payment has arrived.', timestamp: '2026-11-03 01:00:00' },
        { message: 'Your order has gone to the courier.', timestamp: '2026-11-05 02:30:00' },
      ],
      shipments: [{ number, tracking: [{ carrier: 'Courier', title: 'Standard', number: 'NZ123' }] }],
    })
  })

  it('has the day on which it expired unpaid', async () => {
    const number = await place()
    await shop.tick(8)
    const { status, comments } = await track(number)
    expect(status).toBe('Cancelled')
    expect(comments).toEqual([
      { message: 'Your order was cancelled.', timestamp: expect.stringMatching(/^2026-11-1\d \d\d:/) },
    ])
  })
})
