import { expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000 })

const KEY = 'guest-key-of-two-tabs-0001'
const shop = createTestShop()
const shopper = createShopper(shop, KEY)

/** Deletes an upload in another tab, directly before the nth batch of `work`, which stores what uses it. */
async function deletedMeanwhile<T>(uid: string, nth: number, work: () => Promise<T>, who = shop): Promise<T> {
  let status = 0
  const answer = await shop.between(async (batch) => {
    if (batch === nth) status = (await who.request(`/uploads/${uid}`, { method: 'DELETE' }, KEY)).status
  }, work)
  expect(status).toBe(204)
  return answer
}

const designOf = (photo: string, more: object = {}) => ({
  product_type: 'uploadchoice',
  sku: 'canvas-print',
  tool_data: JSON.stringify(shopper.document(photo)),
  ...more,
})
const saveErrors = async (input: object) => (await shopper.save(input)).user_errors
const refusal = async (query: string, input: object) =>
  (await shop.submit(query, { input }, KEY)).errors?.[0]?.message ?? 'stored'

const ORDER_FORM = 'mutation ($input: OrderFormInput!) { sendOrderForm(input: $input) { reference } }'
const orderForm = (photo: string) => ({
  ...{ form: 'es', item: 'Table easel', quantity: '12', name: 'Mere', email: 'two-tabs@example.nz' },
  photos: [photo],
})
const REVIEW = 'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { text } } }'
async function review(photo: string) {
  const { items } = (await shop.graphql('{ productReviewRatingsMetadata { items { id values { value_id } } } }')).data
    .productReviewRatingsMetadata
  const ratings = [{ id: items[0].id, value_id: items[0].values[0].value_id }]
  return {
    ...{ sku: 'canvas-print', nickname: 'Tabs', summary: 'Sharp', text: 'As I saw it.', ratings, photo_uids: [photo] },
  }
}
const TICKET = `mutation ($input: CreateOrderTicketInput!) { createOrderTicket(input: $input) {
  ticket { uid } user_errors { code message path } } }`
const REPLY = `mutation ($input: AddOrderTicketMessageInput!) { addOrderTicketMessage(input: $input) {
  ticket { uid } user_errors { code } } }`

const photoGone = {
  code: 'UPLOAD_NOT_FOUND',
  message: 'The photo "photo.jpg" is no longer here. Choose it again, or carry on without it.',
  path: ['input', 'tool_data'],
}

it('a design is not saved with a photo that another tab deletes in the same second', async () => {
  const [kept, gone] = [await shopper.upload(), await shopper.upload()]
  const { design } = await shopper.save(designOf(kept))
  const again = designOf(gone, { design_uid: design.uid })
  expect(await deletedMeanwhile(gone, 2, () => saveErrors(again))).toEqual([photoGone])
  const newest = `{ design(design_uid: "${design.uid}") { revision tool_data } }`
  const stored = (await shopper.call(newest)).design
  expect([stored.revision, stored.tool_data.includes(kept)]).toEqual([1, true])
  const fresh = await shopper.upload()
  expect(await deletedMeanwhile(fresh, 2, () => saveErrors(designOf(fresh)))).toEqual([photoGone])
})

it('a design is not saved with a picture that is deleted in the same second', async () => {
  const [photo, preview] = [await shopper.upload(), await shopper.upload()]
  const input = designOf(photo, { preview_image: preview, for_cart: true })
  expect(await deletedMeanwhile(preview, 2, () => saveErrors(input))).toEqual([
    {
      code: 'PREVIEW_NOT_FOUND',
      message: 'The picture of this design has not been uploaded.',
      path: ['input', 'preview_image'],
    },
  ])
  expect(await saveErrors(designOf(photo, { preview_image: await shopper.upload(), for_cart: true }))).toEqual([])
})

it.each([
  ['a form', 2, (photo: string) => refusal(ORDER_FORM, orderForm(photo)), ''],
  ['a review', 2, async (photo: string) => refusal(REVIEW, await review(photo)), 'photos: '],
] as const)('%s is not stored with a photo that is deleted in the same second', async (_, batches, send, field) => {
  const photo = await shopper.upload()
  expect(await deletedMeanwhile(photo, batches, () => send(photo))).toBe(
    `${field}We could not find a photo. Please remove it and choose it again.`,
  )
})

it('a question about an order is not stored with a file that is deleted in the same second', async () => {
  const own = asCustomer(shop, await createCustomer(shop, 'two-tabs@example.nz', '203.0.113.79'))
  const customer = createShopper(own, KEY)
  const { number } = (await customer.place((await customer.readyCart()).cartId)).orderV2
  const asked = (message: string, attachments: string[]) => ({
    input: { order_number: number, subject: 'Bent', message, attachments },
  })
  const gone = await customer.upload()
  const refused = await deletedMeanwhile(gone, 1, () => customer.call(TICKET, asked('A corner is bent.', [gone])), own)
  expect(refused.createOrderTicket).toEqual({
    ticket: null,
    user_errors: [
      {
        code: 'FILE_NOT_FOUND',
        message: 'We could not find a file. Remove it and choose it again.',
        path: ['input', 'attachments'],
      },
    ],
  })
  const { ticket } = (await customer.call(TICKET, asked('Two corners.', []))).createOrderTicket
  const later = await customer.upload()
  const input = { ticket_uid: ticket.uid, message: 'See here.', attachments: [later] }
  const reply = await deletedMeanwhile(later, 1, () => customer.call(REPLY, { input }), own)
  expect(reply.addOrderTicketMessage.user_errors).toEqual([{ code: 'FILE_NOT_FOUND' }])
})

it('a copy of a design leaves out a photo that could not be taken', async () => {
  const photo = await shopper.upload()
  const { design } = await shopper.save(designOf(photo))
  // As where the upload of a saved design was refused when it had arrived.
  await shop.db.prepare("UPDATE uploads SET state = 'deleted' WHERE uid = ?").bind(photo).run()
  const duplicate = `mutation { duplicateSavedDesign(design_uid: "${design.uid}") { design { uid } user_errors { code } } }`
  const copied = (await shopper.call(duplicate)).duplicateSavedDesign
  expect(copied.user_errors).toEqual([])
  expect(copied.design.uid).not.toBe(design.uid)
})
