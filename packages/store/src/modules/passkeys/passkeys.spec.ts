import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDevice } from '../../testing/device-with-passkey'
import { createCustomer } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000 })

const ORIGIN = 'https://shop.example.nz'
const shop = createTestShop({ SITE_URL: ORIGIN })
const REFUSED = 'This passkey does not work here. Please log in another way.'
const TOO_LATE = 'This took too long. Please try again.'

let aroha: string
beforeEach(async () => {
  aroha ??= await sessionOf('aroha@example.com', 'Kereru-flies-42')
  await shop.db.batch(['passkeys', 'daily_use', 'outbox'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)))
})

const sessionOf = async (email: string, password: string): Promise<string> => {
  const { data } = await shop.submit(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )
  return data.generateCustomerToken.token
}
const askAs = (token: string, query: string, variables: object = {}, from: TestShop = shop) =>
  from.graphql(query, variables, null, { authorization: `Bearer ${token}` })

const PASSKEYS = '{ customer { passkeys { uid name created_at last_used_at } } }'
const listOf = async (token: string) => (await askAs(token, PASSKEYS)).data.customer.passkeys
const startRegistration = async (token: string) =>
  (await askAs(token, 'mutation { startPasskeyRegistration { options } }')).data.startPasskeyRegistration.options
const add = (token: string, response: string, name = 'My phone') =>
  askAs(
    token,
    'mutation ($response: String!, $name: String) { addPasskey(response: $response, name: $name) { uid name } }',
    {
      response,
      name,
    },
  )
const startLogin = async (from: TestShop = shop): Promise<string> =>
  (await from.graphql('mutation { startPasskeyLogin { options } }')).data.startPasskeyLogin.options
const logIn = (response: string, from: TestShop = shop) =>
  from.graphql(
    'mutation ($response: String!) { logInByPasskey(response: $response) { customer { email customer_token } } }',
    { response },
  )
const deviceWithPasskey = async (counterStep = 0) => {
  const device = await createDevice(ORIGIN, counterStep)
  const { data } = await add(aroha, await device.create(await startRegistration(aroha)))
  return { device, uid: data.addPasskey.uid as string }
}

describe('a passkey', () => {
  it('is made by a customer, and logs in without an email', async () => {
    const { device, uid } = await deviceWithPasskey()
    expect(await listOf(aroha)).toEqual([
      { uid, name: 'My phone', created_at: '2026-11-02 09:00:00', last_used_at: null },
    ])
    const { customer } = (await logIn(await device.sign(await startLogin()))).data.logInByPasskey
    expect(customer.email).toBe('aroha@example.com')
    expect((await askAs(customer.customer_token, '{ customer { email } }')).data.customer.email).toBe(customer.email)
    expect((await listOf(aroha))[0].last_used_at).toBe('2026-11-02 09:00:00')
  })

  it('has options that ask for a key which the device finds by itself, at the host of the settings', async () => {
    const { rp, user, authenticatorSelection } = JSON.parse(await startRegistration(aroha))
    expect(rp).toEqual({ name: 'Kea Prints', id: 'shop.example.nz' })
    expect(user).toMatchObject({ name: 'aroha@example.com', id: expect.stringMatching(/^[\w-]{43}$/) })
    expect(authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    expect(JSON.parse(await startLogin())).toMatchObject({ rpId: 'shop.example.nz', userVerification: 'required' })
  })

  it('is announced by a mail', async () => {
    await deviceWithPasskey()
    const mail = await shop.db.prepare('SELECT recipient, subject FROM outbox').first()
    expect(mail).toEqual({
      recipient: 'aroha@example.com',
      subject: 'A passkey was added to your account at Kea Prints',
    })
  })

  it('outlives a new password, which ends every session, and its mail says so', async () => {
    const email = 'passkey-owner@example.nz'
    const owner = await createCustomer(shop, email)
    const device = await createDevice(ORIGIN)
    const { data } = await add(owner, await device.create(await startRegistration(owner)))
    const mail = await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(email).first<string>('body')
    expect(mail).toContain('it works until you delete it, even with a new password')
    expect(mail).toContain('/customer/account/passkeys')
    const byPasskey = async () => logIn(await device.sign(await startLogin()))
    const session = (await byPasskey()).data.logInByPasskey.customer.customer_token
    const forgot = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'
    await shop.submit(forgot, { email }, null)
    const link = await shop.db
      .prepare("SELECT body FROM outbox WHERE recipient = ? AND subject LIKE 'Choose%'")
      .bind(email)
      .first<string>('body')
    const resetPasswordToken = new URLSearchParams(/#(\S+)/.exec(link ?? '')?.[1]).get('token')
    const reset = `mutation ($email: String!, $resetPasswordToken: String!) {
      resetPassword(email: $email, resetPasswordToken: $resetPasswordToken, newPassword: "Tui-sings-77") }`
    expect((await shop.submit(reset, { email, resetPasswordToken }, null)).data).toEqual({ resetPassword: true })
    for (const ended of [owner, session]) expect((await askAs(ended, PASSKEYS)).data.customer).toBeNull()
    const again = (await byPasskey()).data.logInByPasskey.customer.customer_token
    await askAs(again, `mutation { deletePasskey(uid: "${data.addPasskey.uid}") }`)
    expect((await byPasskey()).errors?.[0]?.message).toBe(REFUSED)
    const changed = await shop.db
      .prepare("SELECT body FROM outbox WHERE recipient = ? AND subject LIKE '%was changed'")
      .bind(email)
      .first<string>('body')
    expect(changed).toContain('Your passkeys and connected logins still work.')
  })

  it('is made by customers only', async () => {
    const answer = await shop.graphql('mutation { startPasskeyRegistration { options } }')
    expect(answer.errors?.[0]?.message).toBe("The current customer isn't authorized.")
    const device = await createDevice(ORIGIN)
    const added = await shop.graphql('mutation ($response: String!) { addPasskey(response: $response) { uid } }', {
      response: await device.create(await startRegistration(aroha)),
    })
    expect(added.errors?.[0]?.message).toBe("The current customer isn't authorized.")
  })

  it('is not stored twice', async () => {
    const { device } = await deviceWithPasskey()
    const again = await add(aroha, await device.create(await startRegistration(aroha)))
    expect(again.errors?.[0]?.message).toBe(REFUSED)
    expect(await listOf(aroha)).toHaveLength(1)
  })

  it('is renamed and deleted by its customer, and then no longer logs in', async () => {
    const { device, uid } = await deviceWithPasskey()
    const rename = (token: string, name: string) =>
      askAs(token, `mutation ($name: String!) { renamePasskey(uid: "${uid}", name: $name) { name } }`, { name })
    const remove = (token: string) => askAs(token, `mutation { deletePasskey(uid: "${uid}") }`)
    expect((await rename(aroha, ' Old phone ')).data.renamePasskey).toEqual({ name: 'Old phone' })
    expect((await rename(aroha, ' ')).errors?.[0]?.message).toBe('Please enter a name.')
    const stranger = await strangerSession()
    expect((await rename(stranger, 'Mine')).errors?.[0]?.message).toBe('This passkey was deleted.')
    expect((await remove(stranger)).errors?.[0]?.message).toBe('This passkey was deleted.')
    expect((await listOf(aroha))[0].name).toBe('Old phone')
    expect((await remove(aroha)).data).toEqual({ deletePasskey: true })
    expect(await listOf(aroha)).toEqual([])
    expect((await logIn(await device.sign(await startLogin()))).errors?.[0]?.message).toBe(REFUSED)
  })
})

/** A session of another customer. */
async function strangerSession(): Promise<string> {
  const token = 'token-of-another-customer'
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  await shop.db.batch([
    shop.db.prepare(
      `INSERT INTO customers (email, firstname, lastname, password_hash, created_at)
       VALUES ('mallory@example.nz', 'M', 'M', 'x', '2026') ON CONFLICT DO NOTHING`,
    ),
    shop.db
      .prepare(
        `INSERT OR IGNORE INTO customer_tokens (hash, customer_id, created_at, expires_at)
         SELECT ?, id, '2026', '2027' FROM customers WHERE email = 'mallory@example.nz'`,
      )
      .bind(hash),
  ])
  return token
}

describe('a login by passkey is refused', () => {
  it('when its answer is sent again', async () => {
    const { device } = await deviceWithPasskey()
    const answer = await device.sign(await startLogin())
    expect((await logIn(answer)).errors).toBeUndefined()
    expect((await logIn(answer)).errors?.[0]?.message).toBe(TOO_LATE)
  })

  it('when it is sent twice at the same time', async () => {
    const { device } = await deviceWithPasskey()
    const answer = await device.sign(await startLogin())
    const answers = await Promise.all([logIn(answer), logIn(answer)])
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  })

  it('after five minutes', async () => {
    const later = createTestShop({ SITE_URL: ORIGIN })
    const { device } = await deviceWithPasskey()
    const answer = await device.sign(await startLogin(later))
    later.wait(5 / (24 * 60))
    expect((await logIn(answer, later)).errors?.[0]?.message).toBe(TOO_LATE)
  })

  it('with a challenge that the shop did not make, or made for a new passkey', async () => {
    const { device } = await deviceWithPasskey()
    const invented = JSON.stringify({ challenge: 'bm90LW91cnM' })
    expect((await logIn(await device.sign(invented))).errors?.[0]?.message).toBe(TOO_LATE)
    expect((await logIn(await device.sign(await startRegistration(aroha)))).errors?.[0]?.message).toBe(TOO_LATE)
  })

  it.each(['https://evil.example', 'https://evil.shop.example.nz', 'http://shop.example.nz'])(
    'from a page of %s',
    async (origin) => {
      const { device } = await deviceWithPasskey()
      expect((await logIn(await device.sign(await startLogin(), origin))).errors?.[0]?.message).toBe(REFUSED)
    },
  )

  it('with the signature of another key', async () => {
    const { device } = await deviceWithPasskey()
    const other = await createDevice(ORIGIN)
    const options = await startLogin()
    const forged = { ...JSON.parse(await device.sign(options)) }
    forged.response = JSON.parse(await other.sign(options)).response
    expect((await logIn(JSON.stringify(forged))).errors?.[0]?.message).toBe(REFUSED)
  })

  it('of a copied device, whose count does not grow', async () => {
    const { device } = await deviceWithPasskey(1)
    expect((await logIn(await device.sign(await startLogin()))).errors).toBeUndefined()
    device.rewind()
    expect((await logIn(await device.sign(await startLogin()))).errors?.[0]?.message).toBe(REFUSED)
  })

  it.each(['', 'null', '{}', '[]', '{"id":"a","rawId":"a","type":"public-key","response":{}}'])(
    'with the answer %j',
    async (response) => {
      expect((await logIn(response)).errors?.[0]?.message).toBe(REFUSED)
    },
  )
})

it('a challenge is stored as a hash, and deleted when it has expired', async () => {
  const shopOfOneDay = createTestShop({ SITE_URL: ORIGIN })
  const { challenge } = JSON.parse(await startLogin(shopOfOneDay))
  const hashes = async () => {
    const { results } = await shop.db.prepare('SELECT hash FROM passkey_challenges').all<{ hash: string }>()
    return results.map(({ hash }) => hash)
  }
  expect(JSON.stringify(await hashes())).not.toContain(challenge)
  await shopOfOneDay.tick(1)
  expect(await hashes()).toEqual([])
})
