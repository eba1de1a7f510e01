import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const REFER = `mutation ($input: ReferAFriendInput!) { referAFriend(input: $input) {
  success referral_link user_errors { code message } } }`
const ORIGIN = { 'x-shop-origin': 'https://shop.example' }

let people = 0
const somebody = () => {
  people += 1
  return `friend-${people}@example.co.nz`
}
const wish = (more: object = {}) => ({
  emails: [somebody()],
  name: 'Mere',
  email: somebody(),
  message: 'Look at their canvases.',
  consent: true,
  ...more,
})
const refer = async (input: object, own = shop) =>
  own.graphql(REFER, { input }, null, { ...ORIGIN, 'x-recaptcha': await own.captcha() })
const mailsTo = async (recipient: string) =>
  (
    await shop.db
      .prepare('SELECT subject, body FROM outbox WHERE recipient = ?')
      .bind(recipient)
      .all<{ subject: string; body: string }>()
  ).results

describe('recommending the shop', () => {
  it('writes to the friend with a link of one’s own, which stays the same', async () => {
    const input = wish()
    const { data } = await refer(input)
    expect(data.referAFriend).toMatchObject({ success: true, user_errors: [] })
    const link = data.referAFriend.referral_link
    expect(link).toMatch(/^https:\/\/shop\.example\/\?referral=[a-z0-9]{10}$/)
    const [mail, ...more] = await mailsTo(String(input.emails[0]))
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Mere recommends Kea Prints')
    expect(mail?.body).toContain(link)
    expect(mail?.body).toContain('> Look at their canvases.')
    expect((await refer(wish({ email: input.email }))).data.referAFriend.referral_link).toBe(link)
    expect((await refer(wish())).data.referAFriend.referral_link).not.toBe(link)
  })

  it('writes to nobody twice, whoever asks, and does not tell', async () => {
    const friend = somebody()
    for (const emails of [[friend], [friend.toUpperCase()], [friend]]) {
      expect((await refer(wish({ emails }))).data.referAFriend.success).toBe(true)
    }
    const all = await Promise.all([mailsTo(friend), mailsTo(friend.toUpperCase())])
    expect(all.flat()).toHaveLength(1)
  })

  it('writes to nobody twice, also when the outbox has forgotten the first mail', async () => {
    const friend = somebody()
    await refer(wish({ emails: [friend] }))
    await shop.db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(friend).run()
    await refer(wish({ emails: [friend] }))
    expect(await mailsTo(friend)).toEqual([])
  })

  it('keeps no friend’s address in its tables', async () => {
    const input = wish()
    await refer(input)
    const { results } = await shop.db.prepare('SELECT * FROM invitations, referrals').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain('@')
  })

  it('is bounded for a day', async () => {
    const own = createTestShop()
    const email = somebody()
    for (let n = 0; n < 5; n += 1) expect((await refer(wish({ email }), own)).errors).toBeUndefined()
    expect((await refer(wish({ email }), own)).errors?.[0]?.message).toMatch(/Please go on tomorrow/)
    await own.tick(1)
    expect((await refer(wish({ email }), own)).errors).toBeUndefined()
  })

  it('needs a captcha', async () => {
    const input = wish()
    expect((await shop.graphql(REFER, { input })).errors?.[0]?.message).toMatch(/^ReCaptcha validation failed/)
    expect(await mailsTo(String(input.emails[0]))).toEqual([])
  })

  it.each([
    [{ message: 'Win at https://casino.example' }, 'message: Please leave out web addresses.'],
    [{ name: 'casino.com' }, 'name: Please leave out web addresses.'],
    [{ consent: false }, /^knows: Please recommend us only to people/],
    [{ email: 'me@example.co.nz', emails: ['Me@example.co.nz'] }, 'friend: This is your own address.'],
    [{ emails: [] }, 'Please name one friend at a time.'],
    [{ emails: ['a@example.com', 'b@example.com'] }, 'Please name one friend at a time.'],
  ])('is refused with %j', async (more, words) => {
    expect((await refer(wish(more))).errors?.[0]?.message).toMatch(words)
  })
})
