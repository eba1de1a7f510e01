import { afterAll, describe, expect, it } from 'vitest'
import { createMember } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const REFER = `mutation ($input: ReferAFriendInput!) { referAFriend(input: $input) {
  success referral_link user_errors { code message } } }`
const ORIGIN = { 'x-shop-origin': 'https://shop.example' }

// Other specs use the same tables.
afterAll(() => shop.db.prepare('DELETE FROM enquiries').run())

let people = 0
const somebody = () => {
  people += 1
  return `friend-${people}@example.co.nz`
}
const request = (more: object = {}) => ({
  emails: [somebody()],
  email: somebody(),
  consent: true,
  ...more,
})
/** Each call is from a new network, unless `caller` is given. */
const refer = async (input: object, own = shop, caller = `network_${++people}`) =>
  own.submit(REFER, { input }, null, { ...ORIGIN, 'x-caller': caller })
const mailsTo = async (recipient: string) =>
  (
    await shop.db
      .prepare('SELECT subject, body FROM outbox WHERE recipient = ?')
      .bind(recipient)
      .all<{ subject: string; body: string }>()
  ).results

describe('recommending the shop', () => {
  it('mails the friend a personal link, which stays the same', async () => {
    const input = request()
    const { data } = await refer(input)
    expect(data.referAFriend).toMatchObject({ success: true, user_errors: [] })
    const link = data.referAFriend.referral_link
    expect(link).toMatch(/^https:\/\/shop\.example\/\?referral=[a-z0-9]{10}$/)
    const [mail, ...more] = await mailsTo(String(input.emails[0]))
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Somebody recommends Kea Prints to you')
    expect(mail?.body).toContain(`See the shop:\n${link}&cc=`)
    expect((await refer(request({ email: input.email }))).data.referAFriend.referral_link).toBe(link)
    expect((await refer(request())).data.referAFriend.referral_link).not.toBe(link)
  })

  it('mails several friends at once, each mailbox once, and counts all of them or mails none', async () => {
    const [first, second] = [somebody(), somebody()]
    const { data } = await refer(request({ emails: [first, second, ` ${first.toUpperCase()} `] }))
    expect(data.referAFriend.success).toBe(true)
    expect((await Promise.all([first, second].map(mailsTo))).map(({ length }) => length)).toEqual([1, 1])
    const own = createTestShop()
    own.wait(50)
    const caller = '203.0.113.10'
    const five = () => Array.from({ length: 5 }, somebody)
    for (let n = 0; n < 3; n += 1) await refer(request({ emails: five() }), own, caller)
    await refer(request(), own, caller)
    const last = five()
    expect((await refer(request({ emails: last }), own, caller)).errors?.[0]?.message).toMatch(/try again tomorrow/)
    expect((await Promise.all(last.map(mailsTo))).flat()).toEqual([])
  })

  it('mails each friend once, with the same answer to every request', async () => {
    const friend = somebody()
    for (const emails of [[friend], [friend.toUpperCase()], [friend]]) {
      expect((await refer(request({ emails }))).data.referAFriend.success).toBe(true)
    }
    const all = await Promise.all([mailsTo(friend), mailsTo(friend.toUpperCase())])
    expect(all.flat()).toHaveLength(1)
  })

  it('mails each friend once, also when the outbox no longer has the first mail', async () => {
    const friend = somebody()
    await refer(request({ emails: [friend] }))
    await shop.db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(friend).run()
    await refer(request({ emails: [friend] }))
    expect(await mailsTo(friend)).toEqual([])
  })

  it('stores no address of a friend', async () => {
    const input = request()
    await refer(input)
    const { results } = await shop.db.prepare('SELECT * FROM invitations, referrals').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain('@')
  })

  it('mails no input of the form', async () => {
    const typed = ['Your bank', 'keaprize。com', 'kea\u00adprize.com', 'http://casino.example', 'Mere']
    for (const typedText of typed) {
      const input = request({ name: typedText, message: typedText })
      expect((await refer(input)).errors).toBeUndefined()
      const [mail] = await mailsTo(String(input.emails[0]))
      const text = `${mail?.subject}\n${mail?.body}`
      for (const part of [typedText, input.email]) expect(text).not.toContain(part)
      expect(text.match(/https?:\S+|\S+\.\p{L}{2,}/gu)).toEqual([
        expect.stringMatching(/^https:\/\/shop\.example\//),
        'hello@keaprints.example',
        // Whom to ask about the address, and the sender's own line.
        'hello@keaprints.example',
      ])
    }
  })

  it('gives the friend a code for a first order, which works once and does not have the address', async () => {
    const friend = somebody()
    await Promise.all([refer(request({ emails: [friend] })), refer(request({ emails: [friend] }))])
    const [mail] = await mailsTo(friend)
    const code = /\n([A-Z2-9]{5}-[A-Z2-9]{5})\n/.exec(mail?.body ?? '')?.[1] ?? ''
    expect(mail?.body).toContain('And a little something for you: 10% off your first order.')
    expect(mail?.body).toContain(`&cc=${btoa(code)}\n`)
    const coupon = await shop.db
      .prepare(
        'SELECT kind, percent, first_order_only, email_key, max_uses, from_at, to_at FROM coupons WHERE code = ?',
      )
      .bind(code)
      .first<{ from_at: string; to_at: string }>()
    expect(coupon).toMatchObject({ kind: 'percent', percent: 10, first_order_only: 1, email_key: null, max_uses: 1 })
    expect(Date.parse(coupon?.to_at ?? '') - Date.parse(coupon?.from_at ?? '')).toBe(60 * 86_400_000)
  })

  it('makes no code that no mail has', async () => {
    const codes = () => shop.db.prepare('SELECT count(*) AS n FROM coupons').first<number>('n')
    const friend = somebody()
    await refer(request({ emails: [friend] }))
    const before = await codes()
    await refer(request({ emails: [friend] }))
    await Promise.all([refer(request({ emails: [friend] })), refer(request({ emails: [friend.toUpperCase()] }))])
    expect(await codes()).toBe(before)
  })

  it('names a customer by the first name alone, and nobody whose name is no plain word', async () => {
    const names = [
      ['Mere Aroha', 'Mere recommends Kea Prints to you'],
      ['keaprize.com', 'Somebody recommends Kea Prints to you'],
      ['Win!', 'Somebody recommends Kea Prints to you'],
    ] as const
    for (const [firstname, subject] of names) {
      const member = await createMember(shop, somebody())
      await shop.db.prepare('UPDATE customers SET firstname = ?2 WHERE email = ?1').bind(member.email, firstname).run()
      const friend = somebody()
      const input = { emails: [friend], consent: true, name: 'Tane' }
      const { errors } = await shop.submit(REFER, { input }, null, {
        ...ORIGIN,
        authorization: `Bearer ${member.token}`,
        'x-caller': `network_${++people}`,
      })
      expect(errors).toBeUndefined()
      const [mail] = await mailsTo(friend)
      expect(mail?.subject).toBe(subject)
      expect(mail?.body).not.toContain('Tane')
    }
  })

  it('is limited per day and network, also concurrently and with invented names', async () => {
    const own = createTestShop()
    own.wait(40)
    const friends = Array.from({ length: 30 }, somebody)
    const send = (friend: string) => refer(request({ emails: [friend] }), own, '203.0.113.9')
    const answers = await Promise.all(friends.map(send))
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(20)
    expect((await Promise.all(friends.map(mailsTo))).flat()).toHaveLength(20)
    const refused = answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)
    for (const message of refused) expect(message).toMatch(/Please try again tomorrow/)
    expect((await refer(request(), own, '198.51.100.9')).errors).toBeUndefined()
    await own.tick(1)
    expect((await send(somebody())).errors).toBeUndefined()
  })

  it('waits for another day if the friend’s mailbox is full, with the same answer', async () => {
    const own = createTestShop()
    own.wait(60)
    const friend = somebody()
    const form = { form: 'es', item: 'Table easel', quantity: '1', name: 'Mere', email: friend }
    const fill = 'mutation ($input: OrderFormInput!) { sendOrderForm(input: $input) { reference } }'
    for (let n = 0; n < 10; n += 1)
      await own.submit(fill, { input: { ...form, notes: `Form ${n}` } }, `guest-key-of-a-filler-${friend.length}`)
    expect((await refer(request({ emails: [friend] }), own)).data.referAFriend.success).toBe(true)
    const invitations = async () => (await mailsTo(friend)).filter(({ subject }) => subject.startsWith('Somebody'))
    expect(await invitations()).toEqual([])
    await own.tick(1)
    await refer(request({ emails: [friend] }), own)
    expect(await invitations()).toHaveLength(1)
  })

  it('mails each friend once, also when the first mail is no longer stored', async () => {
    const friend = somebody()
    await refer(request({ emails: [friend] }))
    await shop.db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(friend).run()
    await refer(request({ emails: [friend] }))
    expect(await mailsTo(friend)).toEqual([])
  })

  it('needs a captcha', async () => {
    const input = request()
    expect((await shop.graphql(REFER, { input })).errors?.[0]?.message).toMatch(/^ReCaptcha validation failed/)
    expect(await mailsTo(String(input.emails[0]))).toEqual([])
  })

  it.each([
    [{ consent: false }, /^knows: Please tick the box: your friends/],
    [{ email: 'me@example.co.nz', emails: ['Me@example.co.nz'] }, 'friends: This is your own email address.'],
    [{ emails: [] }, 'friends: This is a required field.'],
    [
      { emails: Array.from({ length: 6 }, (_, n) => `f${n}@example.com`) },
      'friends: Please enter no more than 5 addresses at a time.',
    ],
  ])('is refused with %j', async (more, message) => {
    expect((await refer(request(more))).errors?.[0]?.message).toMatch(message)
  })
})
