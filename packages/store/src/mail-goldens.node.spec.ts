import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import * as accounts from './modules/accounts/account-mails'
import { resumeMail } from './modules/designs/resume-mail'
import { senderMail, shopMail } from './modules/enquiries/mails'
import { giftMail } from './modules/gifts/gift-mail'
import { orderMail } from './modules/jobs/order-mail'
import { type Block, type MailContent, toShop, toShopper } from './modules/mails/content'
import { DARK, LIGHT, mailHtml } from './modules/mails/mail-html'
import { mailText } from './modules/mails/mail-text'
import type { Mail } from './modules/mails/outbox'
import { birthdayMail } from './modules/newsletter/birthday-mail'
import { newsletterMail } from './modules/newsletter/newsletter-mail'
import { cancelledMail, paidMail, shippedMail } from './modules/orders/progress-mails'
import type { Order } from './modules/orders/repo'
import { answerMail } from './modules/questions/answer-mail'
import { askedMail as questionMail } from './modules/questions/asked-mail'
import { invitationMail } from './modules/referrals/invitation'
import { cartMail, reviewMail } from './modules/reminders/mails'
import { pointsEarnedMail, pointsEndingMail } from './modules/rewards/mails'
import { answeredMail, askedMail } from './modules/tickets/mails'

const SITE = 'https://shop.example'
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
    },
    { id: 72, name: 'Photo mug', gift: null, options: [], quantity: 1, row_cents: 0 },
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
    },
  ],
  addresses: [],
} as unknown as Order
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
const MAILS: Record<string, Mail> = {
  confirmation: accounts.confirmationMail({ ...account, link, days: 2 }),
  'known account': accounts.knownAccountMail({ ...account, loginLink: `${SITE}/customer/login`, forgotLink }),
  code: accounts.codeMail({ ...account, code: '123456', minutes: 10 }),
  reset: accounts.resetMail({ ...account, link, hours: 2 }),
  'password changed': accounts.passwordChangedMail({ ...account, forgotLink, passkeysLink }),
  'new passkey': accounts.newPasskeyMail({ ...account, forgotLink, passkeysLink }),
  'email change': accounts.emailChangeMail({ ...account, link, days: 1 }),
  'email change notice': accounts.emailChangeNotice({ ...account, link, days: 7 }),
  'account deleted': accounts.accountDeletedMail(account),
  order: orderMail(order, new Map([[71, picture]]), settings),
  'order that waits for its payment': orderMail(hosted, new Map([[71, picture]]), settings),
  'paid order': orderMail(receipt, new Map([[71, picture]]), settings),
  'free order': orderMail(free, new Map(), { ...settings, siteUrl: null }),
  'order of a certificate': orderMail(certificate, new Map(), settings),
  paid: paidMail(order, new Date('2026-11-04T09:00:00Z'), shop, SITE),
  shipped: shippedMail(receipt, new Date('2026-11-06T09:00:00Z'), 'NZP 12345', shop, SITE),
  cancelled: cancelledMail(order, shop, SITE),
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
}

const htmlOf = ({ subject, content }: Mail) => mailHtml(subject, content)

/** Names of all elements in order, and their attributes. */
function elementsOf(html: string): string[] {
  const walk = (node: Tree.Node): string[] => [
    ...('tagName' in node ? [`${node.tagName} ${node.attrs.map(({ name }) => name).join()}`] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ]
  return walk(parse(html))
}

describe('a mail', () => {
  it.each(Object.keys(MAILS))('%s has this text and this HTML', (name) => {
    const mail = MAILS[name] as Mail
    expect(`${mail.subject}\n\n${mailText(mail.content)}`).toMatchSnapshot('text')
    expect(htmlOf(mail)).toMatchSnapshot('html')
  })

  it.each(Object.keys(MAILS))('%s shows what was typed as text', (name) => {
    const html = htmlOf(MAILS[name] as Mail)
    expect(html).not.toContain('<b>')
    expect(elementsOf(html).filter((element) => /^(?:b|script|iframe|form|object|link) /.test(element))).toEqual([])
  })

  it.each(Object.keys(MAILS))('%s works without pictures, and names its language and its colour schemes', (name) => {
    const html = htmlOf(MAILS[name] as Mail)
    for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/alt="[^"]+"/)
    expect(html).toContain('<html lang="en-NZ" dir="ltr">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html.match(/<h1/g)).toHaveLength(1)
    // A table without this role is read out as data.
    const layouts = html.match(/<table[^>]*max-width:600px/g) ?? []
    expect(layouts.every((table) => table.includes('role="presentation"'))).toBe(true)
  })

  it('about a certificate has the address of its recipient whole, and no link that was typed', () => {
    const { content } = MAILS['order of a certificate'] as Mail
    expect(mailText(content)).toContain('For: Hemi of casino. example, mere@example.nz')
  })

  it('has no column for pictures without a picture', () => {
    expect(htmlOf(MAILS['order of a certificate'] as Mail)).not.toContain('width="132"')
    expect(htmlOf(MAILS.order as Mail).match(/width="132"/g)).toHaveLength(2)
  })

  it('with a certificate says how to spend it in the cart', () => {
    const text = mailText((MAILS.gift as Mail).content)
    expect(text).toContain('choose “Use a gift certificate” in your cart and type the code')
    expect(text).not.toContain('tell us the code')
  })

  it('has all links of its text in its HTML', () => {
    for (const mail of Object.values(MAILS)) {
      const html = htmlOf(mail)
      for (const [address] of mailText(mail.content).matchAll(/https:\S+/g)) {
        expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
      }
    }
  })

  it('has the same elements whatever was typed into it', () => {
    const contentOf = (text: string): MailContent => {
      const blocks: Block[] = [
        { kind: 'paragraph', text },
        { kind: 'small', text },
        { kind: 'button', label: text, href: `${SITE}/${text}` },
        { kind: 'link', label: text, href: `${SITE}/${text}` },
        { kind: 'code', label: text, code: text },
        { kind: 'panel', label: text, lines: [text] },
        { kind: 'lines', lines: [{ title: text, detail: text, amount: text, picture: { src: text, alt: text } }] },
        { kind: 'sums', rows: [[text, text]] },
      ]
      return toShopper({ name: text, email: text, address: text }, blocks, text)
    }
    const expected = elementsOf(mailHtml('x', contentOf('x')))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const line = text.replace(/[\r\n]/g, ' ')
        expect(elementsOf(mailHtml(line, contentOf(line)))).toEqual(expected)
      }),
    )
    const hostile = '"><script>alert(1)</script><a href="javascript:alert(1)" onclick=\'x\'>'
    expect(elementsOf(mailHtml(hostile, contentOf(hostile)))).toEqual(expected)
  })

  it('has no link to anything but a web address', () => {
    const html = mailHtml('x', toShop([{ kind: 'button', label: 'Open', href: 'javascript:alert(1)' }]))
    expect(html).not.toContain('href=')
  })
})

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it.each([
  ['light', LIGHT],
  ['dark', DARK],
])('text of a mail has contrast in the %s mode', (_, colors) => {
  const pairs = [
    [colors.ink, colors.card],
    [colors.soft, colors.card],
    [colors.link, colors.card],
    [colors.ink, colors.panel],
    [colors.label, colors.button],
  ] as const
  for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})
