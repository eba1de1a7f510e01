import { describe, expect, it } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, MUG_OPTIONS } from '../../testing/test-shopper'

const shop = createTestShop()

/** What one call counts, as `what` and number: for its owner, its address, and mailboxes. */
interface Counted {
  send: (from: From) => Promise<unknown>
  counts: Record<string, number>
}
interface From {
  key: string
  headers: Record<string, string>
}

const form = (mutation: string, type: string, answer: string, input: object): Counted['send'] => {
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`
  return ({ key, headers }) => shop.submit(query, { input }, key, headers)
}
const forget = () => shop.db.prepare('DELETE FROM daily_use').run()
const email = 'hemi@example.co.nz'
const registration = { firstname: 'Hēmi', lastname: 'Kōpu', email, password: 'Tui-sings-77' }
const person = { name: 'Hēmi', email }

/** Answers the uid of a design that is not counted. */
async function designOf(key: string): Promise<string> {
  const { uid } = await createShopper(shop, key).design()
  await forget()
  return uid
}
const ofDesign =
  (mutation: (uid: string) => string): Counted['send'] =>
  async ({ key, headers }) =>
    shop.submit(`mutation { ${mutation(await designOf(key))} { user_errors { code } } }`, {}, key, headers)

const COUNTED: Record<string, Counted> = {
  createEmptyCart: {
    send: async ({ key, headers }) => shop.submit('mutation { createEmptyCart }', {}, key, headers),
    counts: { carts: 2 },
  },
  createGuestCart: { send: form('createGuestCart', 'CreateGuestCartInput', 'cart { id }', {}), counts: { carts: 2 } },
  saveDesign: {
    // With the uploads of its photo and its preview; all for the owner alone, since the address is unknown.
    send: ({ key }) => createShopper(shop, key).design(MUG_OPTIONS, 'photo-mug'),
    counts: { designs: 1, uploads: 2 },
  },
  duplicateSavedDesign: {
    send: ofDesign((uid) => `duplicateSavedDesign(design_uid: "${uid}")`),
    counts: { drafts: 2 },
  },
  shareCart: {
    send: async ({ key, headers }) => {
      const { cartId } = await createShopper(shop, key).readyCart()
      await forget()
      return shop.graphql(`mutation { shareCart(cart_id: "${cartId}") { token } }`, {}, key, headers)
    },
    counts: { links: 2 },
  },
  addSharedCart: {
    send: async ({ key, headers }) => {
      const sharer = createShopper(shop, 'guest-key-of-a-person-who-shares')
      const { cartId } = await sharer.readyCart()
      const { shareCart } = await sharer.call(`mutation { shareCart(cart_id: "${cartId}") { token } }`)
      const own = await createShopper(shop, key).newCart()
      await forget()
      const query = `mutation { addSharedCart(token: "${shareCart.token}", cart_id: "${own}") { cart { id } } }`
      return shop.graphql(query, {}, key, headers)
    },
    counts: { sharedCarts: 2 },
  },
  shareSavedDesign: { send: ofDesign((uid) => `shareSavedDesign(design_uid: "${uid}")`), counts: { links: 2 } },
  mailDesignLink: {
    send: ofDesign((uid) => `mailDesignLink(design_uid: "${uid}", email: "${email}")`),
    counts: { links: 2, 'mails forms': 1 },
  },
  openDesignLink: {
    send: async ({ key, headers }) => {
      const owner = `${key}-owner`
      const uid = await designOf(owner)
      const { data } = await shop.graphql(`mutation { shareSavedDesign(design_uid: "${uid}") { token } }`, {}, owner)
      await forget()
      const query = `mutation { openDesignLink(token: "${data.shareSavedDesign.token}") { design { uid } } }`
      return shop.graphql(query, {}, key, headers)
    },
    counts: { drafts: 2 },
  },
  copyOrderedDesign: {
    send: async ({ key, headers }) => {
      const shopper = createShopper(shop, key)
      const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
      const line = await shop.db.prepare('SELECT max(id) AS id FROM order_lines').first<number>('id')
      await forget()
      const query = `mutation { copyOrderedDesign(token: "${orderV2.token}", item_id: "${btoa(`${line}`)}") { design { uid } } }`
      return shop.graphql(query, {}, key, headers)
    },
    counts: { drafts: 2 },
  },
  applyCouponToCart: {
    send: async ({ key, headers }) => {
      const { cartId } = await createShopper(shop, key).readyCart()
      await forget()
      const query = `mutation { applyCouponToCart(input: { cart_id: "${cartId}", coupon_code: "NONE1" }) { cart { id } } }`
      return shop.graphql(query, {}, key, headers)
    },
    counts: { coupons: 2 },
  },
  applyGiftCardToCart: {
    send: async ({ key, headers }) => {
      const { cartId } = await createShopper(shop, key).readyCart()
      await forget()
      const query = `mutation { applyGiftCardToCart(input: { cart_id: "${cartId}", gift_card_code: "0" }) { cart { id } } }`
      return shop.graphql(query, {}, key, headers)
    },
    counts: { coupons: 2 },
  },
  redeemGiftCardBalanceAsStoreCredit: {
    send: async ({ key, headers }) => {
      const who = asCustomer(shop, await createCustomer(shop, 'mere-redeems@example.nz', '203.0.113.52'))
      await forget()
      const query = `mutation { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: "0" }) { balance { value } } }`
      return who.graphql(query, {}, key, { ...headers, 'x-recaptcha': await shop.captcha() })
    },
    counts: { coupons: 2 },
  },
  contactUs: {
    send: form('contactUs', 'ContactUsInput', 'status', { ...person, comment: 'Kia ora' }),
    counts: { enquiries: 2, 'mails shop': 1 },
  },
  sendOrderForm: {
    send: form('sendOrderForm', 'OrderFormInput', 'reference', {
      ...person,
      form: 'es',
      item: 'Table easel',
      quantity: '1',
    }),
    counts: { enquiries: 2, 'mails shop': 1, 'mails forms': 1 },
  },
  sharePhoto: {
    send: async (from) => {
      const photo = await createShopper(shop, from.key).upload()
      await forget()
      return form('sharePhoto', 'SharePhotoInput', 'reference', { photo, order: '000000012', email, consent: true })(
        from,
      )
    },
    counts: { enquiries: 2, 'mails shop': 1 },
  },
  referAFriend: {
    send: form('referAFriend', 'ReferAFriendInput', 'success', {
      emails: ['friend@example.com'],
      email,
      consent: true,
    }),
    counts: { invitations: 2, 'mails forms': 1 },
  },
  cpnewsletter: {
    send: async ({ key, headers }) => {
      const input = { email, recaptcha_response: await shop.captcha() }
      const query = 'mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { error } }'
      return shop.graphql(query, { input }, key, headers)
    },
    counts: { subscriptions: 2, 'mails forms': 1 },
  },
  subscribeEmailToNewsletter: {
    send: ({ key, headers }) => {
      const query = `mutation { subscribeEmailToNewsletter(email: "new-${email}") { status } }`
      return shop.submit(query, {}, key, headers)
    },
    counts: { subscriptions: 2, 'mails forms': 1 },
  },
  createProductReview: {
    send: form('createProductReview', 'CreateProductReviewInput', 'review { summary }', {
      sku: 'canvas-print',
      nickname: 'Mia',
      summary: 'Sharp',
      text: 'As I saw it.',
      ratings: [{ id: btoa('1'), value_id: btoa('5') }],
    }),
    counts: { reviews: 2 },
  },
  createCustomer: {
    send: form('createCustomer', 'CustomerInput', 'customer { email }', registration),
    counts: { accounts: 2, 'mails accounts': 1 },
  },
  createCustomerV2: {
    send: form('createCustomerV2', 'CustomerCreateInput', 'customer { email }', registration),
    counts: { accounts: 2, 'mails accounts': 1 },
  },
  loginByEmailOtpData: {
    send: ({ key, headers }) =>
      shop.submit(`mutation { loginByEmailOtpData(email: "aroha@example.com") { success } }`, {}, key, headers),
    counts: { accounts: 2, 'mails accounts': 1 },
  },
  requestPasswordResetEmail: {
    send: ({ key, headers }) =>
      shop.graphql(`mutation { requestPasswordResetEmail(email: "aroha@example.com") }`, {}, key, headers),
    counts: { accounts: 2, 'mails accounts': 1 },
  },
  createOrderTicket: {
    send: async ({ key, headers }) => {
      const who = asCustomer(shop, await createCustomer(shop, 'mere-counted@example.nz', '203.0.113.51'))
      const shopper = createShopper(who, key)
      const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
      await forget()
      const input = { order_number: orderV2.number, subject: 'Bent', message: 'A corner.' }
      const query = `mutation ($input: CreateOrderTicketInput!) { createOrderTicket(input: $input) { user_errors { code } } }`
      return who.graphql(query, { input }, key, headers)
    },
    counts: { enquiries: 2, 'mails shop': 1 },
  },
  askProductQuestion: {
    send: async ({ key, headers }) => {
      const input = {
        ...person,
        page_id: 0,
        sku: 'photo-wall-clock',
        question: 'Is it?',
        recaptcha_response: await shop.captcha(),
      }
      const query = 'mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) { status } }'
      return shop.graphql(query, { input }, key, headers)
    },
    counts: { questions: 2, 'mails shop': 1 },
  },
}

/** Why the other mutations need no daily limit. */
const REASONS: Record<string, string> = {
  mergeCarts: 'moves the lines of carts that were counted',
  assignCustomerToGuestCart: 'changes the owner of a cart that was counted',
  addBundleProductsToCart: 'a hundred lines in a cart that was counted',
  addProductsToCart: 'a hundred lines in a cart that was counted',
  updateCartItems: 'changes lines that are there',
  removeItemFromCart: 'removes',
  setGuestEmailOnCart: 'a field of a cart that was counted; with a code in the cart it counts as an attempt',
  setShippingAddressesOnCart: 'one address of a cart that was counted',
  setBillingAddressOnCart: 'one address of a cart that was counted',
  setShippingMethodsOnCart: 'a field of a cart that was counted',
  setPaymentMethodOnCart: 'a field of a cart that was counted',
  estimateShippingMethods: 'writes nothing',
  removeCouponFromCart: 'removes',
  removeGiftCardFromCart: 'removes',
  applyStoreCreditToCart: 'a field of a cart that was counted',
  removeStoreCreditFromCart: 'removes',
  applyRewardPointsToCart: 'a field of a cart that was counted',
  removeRewardPointsFromCart: 'removes',
  spendRewardPointsOnCart: 'a field of a cart that was counted',
  setAdditionalInfoOnCart: 'texts of a cart that was counted',
  placeOrder:
    'one order for a cart that was counted, thirty unpaid ones of an address, and mails of a mailbox (unpaid.spec.ts)',
  addOrderTicketMessage: 'counts as a new ticket does (tickets.spec.ts)',
  changeOrderedSign: 'a design that was counted, on a line that is there',
  payOrder: 'up to twenty payments of an order that was counted',
  restoreCart: 'opens a cart that was counted',
  cancelOrder: 'changes an order that is there, once',
  reorderItems: 'adds to a cart that was counted, as its new cart and its copies of designs are',
  deleteSavedDesign: 'removes',
  deleteMyPhotos: 'removes',
  stopSharingDesign: 'removes',
  restoreSavedDesign: 'brings back a design that was counted',
  renameSavedDesign: 'changes a design that was counted',
  generateCustomerToken: 'the captcha becomes more expensive (guard.spec.ts)',
  loginUniversalpassword:
    'the captcha becomes more expensive, and a code ends after five tries (authentication.spec.ts)',
  confirmEmail: 'makes one customer of a registration that was counted',
  resetPassword: 'uses up a link that was counted',
  createCustomerAddress: 'a hundred addresses of a customer who was counted (addresses.spec.ts)',
  updateCustomerAddress: 'changes an address of a customer who was counted',
  deleteCustomerAddress: 'removes',
  updateCustomerV2: 'changes the customer who asks; a subscription is counted like any other (profile.spec.ts)',
  changeCustomerPassword: 'changes the customer who asks',
  createCustomerPassword: 'changes the customer who asks, once',
  confirmEmailChange: 'changes the customer of a link that was counted',
  undoEmailChange: 'changes the customer of a link that was counted',
  updateCustomerEmail: 'counted like a registration (email-change.spec.ts); needs a customer and the password',
  deleteCustomer: 'removes',
  revokeCustomerToken: 'removes',
  startSocialLogin: 'a row of ten minutes',
  createCustomerBySocialLogin: 'uses up a login that a provider has answered',
  connectSocialAccount: 'uses up a row of half an hour',
  disconnectSocialAccount: 'removes',
  startPasskeyRegistration: 'a challenge of five minutes',
  startPasskeyLogin: 'a challenge of five minutes',
  addPasskey: 'at most twenty of the customer who asks',
  logInByPasskey: 'needs a signature that nobody can guess',
  joinLoyaltyLevel: 'changes a row of the customer who asks',
  updateRewardMails: 'changes a row of the customer who asks',
  renamePasskey: 'changes a row of the customer who asks',
  deletePasskey: 'removes',
  addProductsToWishlist: 'a hundred entries of a customer who was counted (wishlist.spec.ts)',
  removeProductsFromWishlist: 'removes',
  shareWishlist: 'one link of a customer who was counted',
  stopSharingWishlist: 'removes',
  revokeCustomerSession: 'removes',
  revokeOtherCustomerSessions: 'removes',
  unsubscribeNewsletter: 'changes an existing row by its token, and writes no mail',
}

describe('every mutation of the schema', () => {
  it('counts what it stores, or has a reason not to', async () => {
    const { data } = await shop.graphql('{ __schema { mutationType { fields(includeDeprecated: true) { name } } } }')
    const names = data.__schema.mutationType.fields.map(({ name }: { name: string }) => name)
    expect(Object.keys({ ...COUNTED, ...REASONS }).sort()).toEqual(names.sort())
  })

  it.each(Object.entries(COUNTED))(
    '%s counts for its owner, its address and the mailboxes',
    async (name, { send, counts }) => {
      await forget()
      await send({ key: `guest-key-of-${name}`, headers: { 'x-caller': '203.0.113.9' } })
      const { results } = await shop.db
        .prepare('SELECT what, sum(times) AS times FROM daily_use GROUP BY what')
        .all<{ what: string; times: number }>()
      // Other specs use the same tables.
      const tables = ['enquiry_photos', 'enquiries', 'asked_questions', 'outbox']
      await shop.db.batch(tables.map((table) => shop.db.prepare(`DELETE FROM ${table}`)))
      await shop.db.prepare("DELETE FROM reviews WHERE status = 'pending'").run()
      expect(Object.fromEntries(results.map(({ what, times }) => [what, times]))).toEqual(counts)
    },
  )
})
