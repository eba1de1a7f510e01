import { describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const KEY = 'guest-key-of-an-injector-1'
const BCC = 'victim@injected.example'

/** Texts that begin a further header, or hide where an address ends. */
const TEXTS = [
  `Mere\r\nBcc: ${BCC}`,
  `Mere\nBcc: ${BCC}`,
  `Mere\rBcc: ${BCC}`,
  `Mere\u2028Bcc: ${BCC}`,
  `Mere\u0000Bcc: ${BCC}`,
  `Mere\u0085Bcc: ${BCC}`,
  `${'M'.repeat(2_000)}\r\nBcc: ${BCC}`,
]
const EMAILS = [
  `mere@injected.example\r\nBcc: ${BCC}`,
  `mere@injected.example,${BCC}`,
  `mere@injected.example;${BCC}`,
  `mere@injected.example ${BCC}`,
  `"Mere" <${BCC}>`,
  `mere@injected.example\u0000${BCC}`,
  `${'m'.repeat(300)}@injected.example`,
]
const GOOD = { text: 'Mere', email: 'mere@injected.example' }

type Send = (text: string, email: string) => Promise<unknown>
const form =
  (mutation: string, type: string, answer: string, input: (text: string, email: string) => object): Send =>
  (text, email) =>
    shop.submit(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`,
      { input: input(text, email) },
      KEY,
      { 'x-shop-origin': 'https://shop.example' },
    )

const FORMS: Record<string, Send> = {
  contactUs: form('contactUs', 'ContactUsInput', 'status', (name, email) => ({ name, email, comment: 'Kia ora' })),
  sendOrderForm: form('sendOrderForm', 'OrderFormInput', 'reference', (name, email) => ({
    form: 'es',
    item: name,
    quantity: '1',
    name,
    email,
  })),
  askProductQuestion: form('askProductQuestion', 'AskProductQuestionInput', 'status', (name, email) => ({
    name,
    email,
    page_id: 0,
    sku: 'photo-wall-clock',
    question: 'Is it?',
  })),
  createCustomer: form('createCustomer', 'CustomerInput', 'customer { email }', (firstname, email) => ({
    firstname,
    lastname: 'Ngata',
    email,
    password: 'Tui-sings-77',
  })),
  referAFriend: form('referAFriend', 'ReferAFriendInput', 'success', (message, email) => ({
    emails: [email],
    message,
    email: 'hemi@injected.example',
    consent: true,
  })),
  cpnewsletter: form('cpnewsletter', 'CpNewsletterInput', 'error', (_, email) => ({ email })),
  requestPasswordResetEmail: (_, email) =>
    shop.submit('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, KEY),
  loginByEmailOtpData: (_, email) =>
    shop.submit('mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }', { email }, KEY),
}

/** The headers of every mail that waits. */
const headers = async () =>
  (
    await shop.db
      .prepare("SELECT recipient, coalesce(reply_to, '') AS reply_to, subject FROM outbox")
      .all<{ recipient: string; reply_to: string; subject: string }>()
  ).results

async function expectPlainHeaders(): Promise<void> {
  for (const { recipient, reply_to, subject } of await headers()) {
    expect(recipient).toMatch(/^[^\s,;<>"\p{Cc}]{1,254}@[^\s,;<>"@\p{Cc}]+$/u)
    if (reply_to !== '') expect(reply_to).toMatch(/^[^\s,;<>"\p{Cc}]{1,254}@[^\s,;<>"@\p{Cc}]+$/u)
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect([recipient, reply_to]).not.toContain(BCC)
  }
}

describe('no header is added to a mail', () => {
  it.each(Object.entries(FORMS))('by the texts and addresses of %s', async (_, send) => {
    for (const text of TEXTS) await send(text, GOOD.email)
    for (const email of EMAILS) await send(GOOD.text, email)
    await expectPlainHeaders()
    await shop.db.prepare('DELETE FROM daily_use').run()
  })

  it('though the forms do send mails', async () => {
    const before = (await headers()).length
    await FORMS.contactUs?.(GOOD.text, 'good-one@injected.example')
    const after = await headers()
    expect(after.length).toBe(before + 1)
    expect(after.at(-1)?.reply_to).toBe('good-one@injected.example')
  })

  it('by the question about an order', async () => {
    const who = asCustomer(shop, await createCustomer(shop, 'mere@injected.example', '203.0.113.71'))
    const shopper = createShopper(who, KEY)
    const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
    for (const subject of TEXTS) {
      const input = { order_number: orderV2.number, subject, message: subject }
      await who.graphql(
        'mutation ($input: CreateOrderTicketInput!) { createOrderTicket(input: $input) { user_errors { code } } }',
        { input },
        KEY,
      )
    }
    await expectPlainHeaders()
  })
})
