import { ORDER_FORMS } from '@kea/shared/order-forms'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestShop, STRANGER, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { ENQUIRY_DAYS } from './service'

const shop = createTestShop()
const shopper = createShopper(shop)

const CONTACT = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }'
const ORDER = 'mutation ($input: OrderFormInput!) { sendOrderForm(input: $input) { reference } }'
const PHOTO = 'mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { reference } }'

// Other specs use the same tables.
afterAll(() => shop.db.prepare('DELETE FROM enquiries').run())

let people = 0
/** A person who has sent nothing today. */
const somebody = () => {
  people += 1
  return `person-${people}@example.co.nz`
}
const message = (more: object = {}) => ({
  name: 'Hēmi Tāwhiri',
  email: somebody(),
  telephone: '021 555 0100',
  comment: 'Kia ora,\nwhere is my order?',
  ...more,
})
const order = (more: object = {}) => ({
  form: 'es',
  item: 'Table easel',
  quantity: '12',
  name: 'Mere',
  email: somebody(),
  ...more,
})
const photoOf = (photo: string, more: object = {}) => ({
  photo,
  order: '000000012',
  email: somebody(),
  town: 'Ōamaru',
  consent: true,
  ...more,
})

const mailsOf = async (replyTo: string) => {
  const { results } = await shop.db
    .prepare(
      'SELECT recipient, reply_to, subject, body, state FROM outbox WHERE reply_to = ?1 OR recipient = ?1 ORDER BY id',
    )
    .bind(replyTo)
    .all<{ recipient: string; reply_to: string; subject: string; body: string; state: string }>()
  return results
}
const storedOf = async (email: string) => {
  const { results } = await shop.db
    .prepare(
      `SELECT kind, status, details, (SELECT count(*) FROM enquiry_photos WHERE enquiry_id = enquiries.id) AS photos
       FROM enquiries WHERE email = ?`,
    )
    .bind(email)
    .all<{ kind: string; status: string; details: string; photos: number }>()
  return results
}
const refusalOf = async (query: string, input: object) => (await shop.submit(query, { input })).errors?.[0]

let guests = 0
/** From a browser and a network that have sent nothing today. */
const fromElsewhere = (at: TestShop, query: string, input: object) => {
  guests += 1
  return at.submit(query, { input }, `guest-key-of-an-enquiry-${guests}`, {
    'x-caller': `enquiry-network-${guests}`.replaceAll('-', '_'),
  })
}

describe('the contact form', () => {
  it('is stored and mailed to the shop, with the sender as reply address', async () => {
    const input = message()
    expect((await shop.submit(CONTACT, { input })).data).toEqual({ contactUs: { status: true } })
    expect(await storedOf(input.email)).toMatchObject([{ kind: 'contact', status: 'pending' }])
    const mails = await mailsOf(input.email)
    expect(mails).toMatchObject([{ recipient: 'hello@keaprints.example', reply_to: input.email, state: 'waiting' }])
    expect(mails[0]?.subject).toMatch(/^Message from Hēmi Tāwhiri \([0-9A-F]{8}\)$/)
    expect(mails[0]?.body).toContain('Phone: 021 555 0100')
    expect(mails[0]?.body).toContain('  Kia ora,\n  where is my order?')
  })

  it('sent twice is one message; on another day it is another', async () => {
    const own = createTestShop()
    const input = message()
    await own.submit(CONTACT, { input })
    expect((await own.submit(CONTACT, { input })).data.contactUs).toEqual({ status: true })
    expect(await mailsOf(input.email)).toHaveLength(1)
    await own.tick(1)
    await own.submit(CONTACT, { input })
    expect(await mailsOf(input.email)).toHaveLength(2)
  })

  it('stores nothing without a captcha', async () => {
    const input = message()
    const { errors } = await shop.graphql(CONTACT, { input })
    expect(errors?.[0]).toMatchObject({
      message: 'ReCaptcha validation failed, please try again',
      extensions: { category: 'graphql-input' },
    })
    expect(await storedOf(input.email)).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'name: This is a required field.'],
    [{ email: 'hemi' }, /^email: Please enter a valid email address/],
    [{ telephone: 'ring me' }, 'telephone: Please enter a valid phone.'],
    [{ comment: 'x'.repeat(3001) }, 'comment: Please enter no more than 3000 characters.'],
    [{ name: 'Hēmi\nBcc: all@example.com' }, 'name: Please enter plain text on one line.'],
  ])('is refused with %j', async (more, problem) => {
    const refusal = await refusalOf(CONTACT, message(more))
    expect(refusal?.message).toMatch(problem)
    expect(refusal?.extensions?.category).toBe('graphql-input')
  })

  it('is accepted twenty times a day from one browser, also concurrently; then the refusal has the email address', async () => {
    const guest = 'guest-key-of-a-talker'
    const own = createTestShop()
    own.wait(40)
    const send = async (n: number) => own.submit(CONTACT, { input: message({ comment: `Number ${n}` }) }, guest)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))
    expect(answers.filter(({ data }) => data.contactUs?.status)).toHaveLength(20)
    const refused = answers.flatMap(({ errors }) => errors ?? []).map((error) => error.message)
    expect(refused).toHaveLength(10)
    for (const message of refused) expect(message).toContain('Please email hello@keaprints.example.')
    expect((await own.submit(CONTACT, { input: message() })).errors).toBeUndefined()
    await own.tick(1)
    expect((await send(31)).errors).toBeUndefined()
  })

  it('accepts a message of a person whose address strangers have used many times', async () => {
    const email = somebody()
    for (let n = 0; n < 25; n += 1) await fromElsewhere(shop, CONTACT, message({ email, comment: `Not mine ${n}` }))
    expect((await shop.submit(CONTACT, { input: message({ email, comment: 'Mine' }) })).errors).toBeUndefined()
    expect(await storedOf(email)).toHaveLength(26)
  })
})

describe('an order form', () => {
  it.each(ORDER_FORMS.map(({ code, items, heading }) => [code, items[0], heading]))(
    '%s is stored and mailed to both sides under one reference',
    async (form, item, heading) => {
      const input = order({ form, item })
      const { reference } = (await shop.submit(ORDER, { input })).data.sendOrderForm
      const [toShop, toSender] = await mailsOf(input.email)
      expect(toShop).toMatchObject({ recipient: 'hello@keaprints.example', reply_to: input.email })
      expect(toShop?.subject).toBe(`${heading}: 12 × ${item} (${reference})`)
      expect(toSender).toMatchObject({ recipient: input.email, reply_to: 'hello@keaprints.example' })
      expect(toSender?.body).toContain('Nothing is ordered or charged until you say yes')
    },
  )

  it('has photos of its sender, which stay stored', async () => {
    const photo = await shopper.upload()
    const input = order({ photos: [photo] })
    await shop.submit(ORDER, { input })
    expect(await storedOf(input.email)).toMatchObject([{ photos: 1 }])
    expect((await shop.request(`/uploads/${photo}`, { method: 'DELETE' })).status).toBe(409)
    await shop.tick(400)
    expect((await shop.request(`/media/uploads/${photo}`)).status).toBe(200)
  })

  it('mails a mailbox ten times a day, for every spelling and every browser; all forms are stored', async () => {
    const own = createTestShop()
    own.wait(50)
    const spellings = (n: number) => [`mere.w+${n}@gmail.com`, `m.ere.w@googlemail.com`, `MEREW@gmail.com`][n % 3]
    const send = (n: number) => fromElsewhere(own, ORDER, order({ email: spellings(n), notes: `Form ${n}` }))
    const answers = await Promise.all(Array.from({ length: 18 }, (_, n) => send(n)))
    expect(answers.filter(({ data }) => data.sendOrderForm?.reference)).toHaveLength(18)
    const mails = () =>
      shop.db.prepare("SELECT count(*) AS n FROM outbox WHERE recipient LIKE 'm%@g%mail.com'").first<number>('n')
    expect(await mails()).toBe(10)
    const stored = shop.db.prepare("SELECT count(*) AS n FROM enquiries WHERE email LIKE 'm%@g%mail.com'")
    expect(await stored.first<number>('n')).toBe(18)
    await own.tick(1)
    await send(20)
    expect(await mails()).toBe(11)
  })

  it('accepts no photos of another sender, and no unfinished upload', async () => {
    const theirs = await createShopper(shop, STRANGER).upload()
    const { uid: half } = await (await shopper.startUpload(5_000)).json<{ uid: string }>()
    for (const photo of [theirs, half]) {
      expect((await refusalOf(ORDER, order({ photos: [photo] })))?.message).toMatch(/We could not find a photo/)
    }
  })

  it.each([
    [{ form: 'xx' }, 'form: There is no such form.'],
    [{ quantity: '0' }, 'quantity: Please enter a whole number from 1 to 9999.'],
    [{ postcode: '10' }, 'postcode: Please enter a valid zip/postal code.'],
    [{ photos: Array(7).fill('0'.repeat(32)) }, 'photos: Please send no more than 6 photos.'],
  ])('is refused with %j', async (more, message) => {
    expect((await refusalOf(ORDER, order(more)))?.message).toBe(message)
  })
})

it('an enquiry is stored for two years and then removed with its photos', async () => {
  const own = createTestShop()
  const photo = await createShopper(own).upload()
  const input = order({ photos: [photo] })
  await own.submit(ORDER, { input })
  await own.tick(ENQUIRY_DAYS)
  expect(await storedOf(input.email)).toHaveLength(1)
  await own.tick(1)
  await own.tick()
  expect(await storedOf(input.email)).toEqual([])
  expect((await own.request(`/media/uploads/${photo}`)).status).toBe(404)
})

describe('a shared photo', () => {
  it('is pending until the operator decides', async () => {
    const input = photoOf(await shopper.upload())
    await shop.submit(PHOTO, { input })
    const [stored] = await storedOf(input.email)
    expect(stored).toMatchObject({ kind: 'photo', status: 'pending', photos: 1 })
    expect(JSON.parse(stored?.details ?? '')).toContainEqual({ label: 'Consent to show it', value: 'yes' })
    expect(await mailsOf(input.email)).toHaveLength(1)
  })

  it('is refused without the sender’s consent', async () => {
    const input = photoOf(await shopper.upload(), { consent: false })
    expect((await refusalOf(PHOTO, input))?.message).toBe('consent: Please tick the box, so we may show your photo.')
    expect(await storedOf(input.email)).toEqual([])
  })
})
