// Every mail of the shop, with what is in it.
import * as accounts from '../modules/accounts/account-mails'
import { resumeMail } from '../modules/designs/resume-mail'
import { senderMail, shopMail } from '../modules/enquiries/mails'
import { missingMail } from '../modules/files/missing-mail'
import { giftMail } from '../modules/gifts/gift-mail'
import { orderMail } from '../modules/jobs/order-mail'
import type { Mail } from '../modules/mails/outbox'
import { birthdayMail } from '../modules/newsletter/birthday-mail'
import { newsletterMail } from '../modules/newsletter/newsletter-mail'
import { cancelledMail, paidMail, shippedMail } from '../modules/orders/progress-mails'
import type { Order, OrderLineRow } from '../modules/orders/repo'
import { refundMail, returnedMail } from '../modules/payments/payment-mails'
import { printMail } from '../modules/printing/print-mail'
import { answerMail } from '../modules/questions/answer-mail'
import { askedMail as questionMail } from '../modules/questions/asked-mail'
import { invitationMail } from '../modules/referrals/invitation'
import { cartMail, reviewMail } from '../modules/reminders/mails'
import { pointsEarnedMail, pointsEndingMail } from '../modules/rewards/mails'
import { approvedMail, drawingMail } from '../modules/signs/mails'
import { answeredMail, askedMail } from '../modules/tickets/mails'

export const SITE = 'https://shop.example'
const shop = { name: 'Kea Prints', email: 'hello@keaprints.example' }
const account = { id: 'a', recipient: 'mere@example.nz', shop }
const link = `${SITE}/there#token=0`
const forgotLink = `${SITE}/customer/forgotpassword`
const passkeysLink = `${SITE}/customer/account/passkeys`
const until = new Date('2026-12-01T09:00:00Z')

/** Everything that a person may type is the same hostile text. */
const typed = '<b>Mere</b> & "Co" \'x\''

const order = {
  order: {
    number: '000000042',
    token: 'ab'.repeat(16),
    email: 'mere@example.nz',
    subtotal_cents: 8590,
    coupon_code: 'KOWHAI',
    discount_cents: 859,
    shipping_cents: 795,
    gift_wrap_cents: 0,
    notes: '{}',
    tax_cents: 1120,
    total_cents: 8526,
    method_title: 'Standard',
    payment_method: 'banktransfer',
    pay_by: null,
    paid_at: null,
    arrival_days: 8,
    created_at: '2026-11-02T09:00:00.000Z',
  },
  lines: [
    {
      id: 71,
      design_uid: 'd',
      gift: null,
      name: 'Canvas print',
      options: [
        { label: 'Size', value: '8x8 inch' },
        { label: 'Note', value: typed },
      ],
      quantity: 2,
      row_cents: 8590,
      bundle: null,
    },
    { id: 72, name: 'Photo mug', gift: null, options: [], quantity: 1, row_cents: 0, bundle: null },
  ],
  addresses: [
    {
      kind: 'shipping',
      firstname: typed,
      lastname: 'Tāmati',
      company: 'www.casino.example',
      street: ['12 Cuba Street'],
      city: 'Wellington',
      postcode: '6011',
    },
  ],
} as unknown as Order
const picture = { src: `${SITE}/media/uploads/7a?end=9&signature=b`, alt: 'Your Canvas print' }
const settings = {
  shopName: shop.name,
  shopEmail: shop.email,
  bankAccountName: 'Kea Prints Limited',
  bankAccountNumber: '12-3456-0123456-00',
  bankTransferDays: 7,
  hasGst: true,
  siteUrl: SITE,
}
const hosted = {
  ...order,
  order: { ...order.order, payment_method: 'stripe', pay_by: '2026-11-02T10:00:00.000Z' },
} as Order
const receipt = { ...hosted, order: { ...hosted.order, paid_at: '2026-11-02T09:05:00.000Z' } } as Order
const free = { ...order, order: { ...order.order, total_cents: 0 } } as Order
const message = { text: `A corner is bent.\n${typed}`, files: ['u'], digest: 'd', at: '2026' }
const invitation = { friend: 'mere@example.nz', friendHash: 'h', link: `${SITE}/?referral=abc`, shop }
const points = { name: 'p', email: 'mere@example.nz', points: 120, cents: 600, shop, siteUrl: SITE }
const ticket = { email: 'mere@example.nz', order_number: '000000042' } as Parameters<typeof answeredMail>[0]
const enquiry = {
  kind: 'order',
  about: `Custom rug: 1 × ${typed}`,
  name: typed,
  email: 'mere@example.nz',
  details: [
    { label: 'Name', value: typed },
    { label: 'Message', value: 'Kia ora,\nhow much?' },
  ],
  photos: ['u'],
  isConfirmed: true,
} as const
const gift = {
  amountCents: 7550,
  recipientName: typed,
  recipientEmail: 'mere@example.nz',
  senderName: typed,
  message: `Hari huritau!\n${typed}`,
  deliverOn: '2026-11-05',
}
const certificate = {
  order: { ...order.order, arrival_days: null },
  lines: [
    {
      id: 73,
      name: 'Gift certificate',
      gift: JSON.stringify({ ...gift, recipientName: 'Hemi of casino.example', message: `${'Aroha nui. '.repeat(8)}` }),
      options: [{ label: 'For', value: 'Hemi, mere@example.nz' }],
      quantity: 1,
      row_cents: 7550,
      bundle: null,
    },
  ],
  addresses: [],
} as unknown as Order
const bundle = (choice: string) => JSON.stringify({ uid: 'b', sku: 'mug-set', name: 'Mug and coaster set', choice })
const partOf = { label: 'Part of', value: 'Mug and coaster set' }
const set = {
  ...order,
  order: {
    ...order.order,
    subtotal_cents: 5990,
    coupon_code: null,
    discount_cents: 0,
    tax_cents: 885,
    total_cents: 6785,
  },
  lines: [
    {
      ...{ id: 74, design_uid: 'd', gift: null, name: 'Photo mug', quantity: 2, row_cents: 3626, bundle: bundle('m') },
      options: [partOf, { label: 'Mug', value: 'White, 330 ml' }],
    },
    {
      ...{
        id: 75,
        design_uid: 'e',
        gift: null,
        name: 'Photo coaster',
        quantity: 2,
        row_cents: 2364,
        bundle: bundle('c'),
      },
      options: [partOf, { label: 'Shape', value: 'Round' }],
    },
  ],
} as unknown as Order
const signLine = {
  ...{ id: 76, name: '“Kia ora” neon sign', gift: null, quantity: 1, row_cents: 9924, bundle: null, is_shared: 0 },
  ...{ preview_words: typed, options: [{ label: 'Size', value: '50 × 22 cm' }] },
} as unknown as OrderLineRow
const sign = { ...order, lines: [signLine] } as unknown as Order
const signPictures = new Map([[76, picture]])
const news = { messageId: 'n', recipient: 'mere@example.nz', token: 't', shopOrigin: SITE }
const seller = { ...shop, address: '1 Queen Street, Auckland, 1010' }
const offer = {
  name: 'newsletter_offer',
  text: '10% off your first order',
  terms: 'Not on gift certificates.',
} as const
const asked = { id: 1, slug: 'photo-mugs', name: typed, email: 'mere@example.nz', question: typed, asked_at: '2026' }

const reminded = { messageId: 'r', recipient: 'mere@example.nz', token: 't', shop: seller, siteUrl: SITE }
const celebrated = { ...reminded, firstname: 'Mere', text: '15% off anything you like' }
const leftLine = { title: 'Canvas print', detail: '2 pieces', amount: '', picture }

/** Every mail of the shop. */
export const MAILS: Record<string, Mail> = {
  confirmation: accounts.confirmationMail({ ...account, link, days: 2 }),
  'known account': accounts.knownAccountMail({ ...account, loginLink: `${SITE}/customer/login`, forgotLink }),
  code: accounts.codeMail({ ...account, code: '123456', minutes: 10 }),
  reset: accounts.resetMail({ ...account, link, hours: 2 }),
  'password changed': accounts.passwordChangedMail({ ...account, forgotLink, passkeysLink }),
  'first password': accounts.firstPasswordMail({ ...account, forgotLink, passkeysLink }),
  'new login': accounts.newSocialLoginMail({ ...account, provider: 'Google', forgotLink, passkeysLink }),
  'data downloaded': accounts.dataDownloadedMail({ ...account, forgotLink, sessionsLink: passkeysLink }),
  'new passkey': accounts.newPasskeyMail({ ...account, forgotLink, passkeysLink }),
  'email change': accounts.emailChangeMail({ ...account, link, days: 1 }),
  'email change notice': accounts.emailChangeNotice({ ...account, link, days: 7 }),
  'account deleted': accounts.accountDeletedMail(account),
  order: orderMail(order, new Map([[71, picture]]), settings),
  'order that waits for its payment': orderMail(hosted, new Map([[71, picture]]), settings),
  'paid order': orderMail(receipt, new Map([[71, picture]]), settings),
  'free order': orderMail(free, new Map(), { ...settings, siteUrl: null }),
  'order of a certificate': orderMail(certificate, new Map(), settings),
  'order of a set': orderMail(set, new Map([[74, picture]]), settings),
  paid: paidMail(order, new Date('2026-11-04T09:00:00Z'), shop, SITE),
  shipped: shippedMail(receipt, new Date('2026-11-06T09:00:00Z'), 'NZP 12345', shop, SITE),
  cancelled: cancelledMail(order, shop, SITE),
  returned: returnedMail(order, 'p', 8526, shop, SITE),
  refund: refundMail(order, 'r', 2000, shop, SITE),
  'drawing of a sign': drawingMail(sign, {
    line: signLine,
    position: 1,
    drawing: 1,
    pictures: signPictures,
    shop,
    siteUrl: SITE,
  }),
  'sign approved': approvedMail(sign, signLine, 'Kia ora', shop, SITE),
  gift: giftMail({ id: 1, code: 'ABCD2345EFGH6789', hash: 'ab'.repeat(32) }, gift, shop, SITE),
  newsletter: newsletterMail({ ...news, gift: null, shop: seller }),
  'newsletter with an offer': newsletterMail({ ...news, gift: { offer, code: 'TUI-77', until }, shop: seller }),
  birthday: birthdayMail({ ...celebrated, code: 'TUI-78', until }),
  'left cart': cartMail({ ...reminded, path: '/abandoned/checkout/cart', lines: [leftLine] }),
  'question for a review': reviewMail({
    ...reminded,
    orderToken: 'ab'.repeat(16),
    number: '000000042',
    names: ['Canvas print'],
  }),
  invitation: invitationMail({ ...invitation, from: null, gift: null, rewardCents: 0 }),
  'invitation by a customer, with a reward': invitationMail({
    ...invitation,
    from: 'Mere',
    gift: { code: 'TUI-79', label: '10% off', until },
    rewardCents: 1000,
  }),
  'points earned': pointsEarnedMail(points),
  'points that end': pointsEndingMail({ ...points, at: new Date('2027-11-02T09:00:00Z') }),
  'design link': resumeMail({ sha256: 's', recipient: 'mere@example.nz', product: 'Canvas print', link, until, shop }),
  'question to the shop': await questionMail(
    'photo-mugs',
    { question: typed, name: typed, email: 'mere@example.nz' } as Parameters<typeof questionMail>[1],
    shop.email,
  ),
  'answer to a question': answerMail(asked, 'Yes, at 60 °C.', shop),
  'ticket to the shop': askedMail({ order: '000000042', subject: typed, email: 'mere@example.nz', message, shop }),
  'answer to a ticket': answeredMail(ticket, message, shop, SITE),
  'form to the shop': shopMail(enquiry, 'AB12CD34', 'd', shop),
  'form received': senderMail(enquiry, 'AB12CD34', 'd', shop),
  'missing files to the shop': missingMail(
    [{ number: '000000042', missing: ['a', 'b'], checkedAt: '2026' }],
    '2026-11-02',
    shop.email,
  ),
  'print file to the shop': printMail(
    { line_id: 71, attempts: 5, claimed_until: '2026' },
    { orderNumber: '000000042', position: 1, sku: 'canvas-print', name: 'Canvas print' },
    'The photo "a.jpg" is not in the store any more.',
    shop.email,
  ),
}
