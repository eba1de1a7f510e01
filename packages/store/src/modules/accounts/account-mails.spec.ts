import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mailsTo, newestCode, newestLinkValue } from '../../testing/account-mail'
import { createDevice } from '../../testing/device-with-passkey'
import { asCustomer, createCustomer, PASSWORD } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'

vi.setConfig({ testTimeout: 120_000 })

const shop = createTestShop()
beforeEach(() => shop.db.batch(['daily_use', 'captcha_tries'].map((table) => shop.db.prepare(`DELETE FROM ${table}`))))

const strangerKey = () => `guest-${crypto.randomUUID()}`
const askForCode = (email: string, from: TestShop = shop) =>
  from.submit('mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }', { email }, strangerKey())
const askForReset = (email: string, from: TestShop = shop) =>
  from.graphql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, strangerKey())
const logInByCode = async (email: string, code: string, from: TestShop = shop) =>
  (
    await from.submit(
      `mutation ($email: String!, $code: String!) {
         loginUniversalpassword(username: $email, password: $code, logintype: "otp") { success } }`,
      { email, code },
    )
  ).data.loginUniversalpassword.success
const times = async (n: number, work: () => Promise<unknown>): Promise<void> => {
  for (let done = 0; done < n; done += 1) await work()
}

describe('twenty forms of a stranger', () => {
  it('end neither the last code that was mailed, nor the mails with codes', async () => {
    const own = createTestShop()
    const email = 'owner-of-codes@example.nz'
    await createCustomer(own, email)
    await times(21, () => askForCode(email, own))
    // Twenty of the day, and one in these ten minutes above them.
    expect(await mailsTo(own, email)).toHaveLength(21)
    await times(3, () => askForCode(email, own))
    expect(await mailsTo(own, email)).toHaveLength(21)
    expect(await logInByCode(email, await newestCode(own, email), own)).toBe(true)
    own.wait(599 / 86_400)
    await askForCode(email, own)
    expect(await mailsTo(own, email)).toHaveLength(21)
    // A code ends after ten minutes: then the next one is mailed at once.
    own.wait(2 / 86_400)
    await times(3, () => askForCode(email, own))
    expect(await mailsTo(own, email)).toHaveLength(22)
    expect(await logInByCode(email, await newestCode(own, email), own)).toBe(true)
  })

  it('do not end the last link for a new password', async () => {
    const email = 'owner-of-links@example.nz'
    await createCustomer(shop, email)
    await times(25, () => askForReset(email))
    const token = await newestLinkValue(shop, email, 'token')
    const { data } = await shop.graphql(
      `mutation { resetPassword(email: "${email}", resetPasswordToken: "${token}", newPassword: "Ruru-calls-99") }`,
    )
    expect(data).toEqual({ resetPassword: true })
  })

  it('do not end the last link of a registration', async () => {
    const [email, key] = ['registers@example.nz', 'guest-key-who-registers-01']
    const input = { firstname: 'Mere', lastname: 'Rangi', email, password: 'Tui-sings-77' }
    await shop.submit(
      'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
      { input },
      key,
    )
    const again = () => shop.graphql(`{ resendConfirmationLink(email: "${email}") { status } }`, {}, key)
    await times(10, again)
    await shop.db.prepare("DELETE FROM daily_use WHERE what = 'accounts'").run()
    await times(15, again)
    const { data } = await shop.graphql(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }',
      { input: { email, confirmation_key: await newestLinkValue(shop, email, 'key') } },
      key,
    )
    expect(data.confirmEmail.customer.email).toBe(email)
  })

  it('do not end a change of email that is stored', async () => {
    const next = 'next-address@example.nz'
    const ask = asCustomer(shop, await createCustomer(shop, 'changes-email@example.nz')).graphql
    const change = () =>
      ask(
        `mutation { updateCustomerEmail(email: "${next}", password: "${PASSWORD}") { customer { email } } }`,
        {},
        strangerKey(),
      )
    await times(19, change)
    await shop.db.prepare("DELETE FROM daily_use WHERE what = 'accounts'").run()
    await times(5, change)
    const token = await newestLinkValue(shop, next, 'change')
    const { data } = await shop.graphql(`mutation { confirmEmailChange(token: "${token}") { status } }`)
    expect(data.confirmEmailChange.status).toBe(true)
  })

  it('that say that there is an account already keep back neither codes nor links', async () => {
    const own = createTestShop()
    const email = 'is-registered-again@example.nz'
    await createCustomer(own, email)
    const input = { firstname: 'Mallory', lastname: 'Rangi', email, password: 'Tui-sings-77' }
    const registerAgain = () =>
      own.submit(
        'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
        { input },
        strangerKey(),
      )
    await times(25, registerAgain)
    await askForCode(email, own)
    await askForReset(email, own)
    expect((await mailsTo(own, email)).slice(-2).map(({ subject }) => subject)).toEqual([
      'Your code for Kea Prints',
      'Choose a new password for Kea Prints',
    ])
  })

  it('for codes leave the link for a new password its own mail of the half hour', async () => {
    const own = createTestShop()
    const email = 'two-authentication@example.nz'
    await createCustomer(own, email)
    await times(21, () => askForCode(email, own))
    await askForReset(email, own)
    expect(await newestLinkValue(own, email, 'token')).toMatch(/^[\w-]{20,}$/)
    await times(2, () => askForReset(email, own))
    expect(await mailsTo(own, email)).toHaveLength(22)
  })

  it('suppress no notice: of a new address, a passkey, a download, a new password and a deletion', async () => {
    const site = createTestShop({ SITE_URL: 'https://shop.example.nz' })
    const email = 'is-told@example.nz'
    const token = await createCustomer(site, email)
    const ask = asCustomer(site, token).graphql
    await times(25, () => askForReset(email, site))
    const subjects = async () => (await mailsTo(site, email)).slice(21).map(({ subject }) => subject)
    expect(await subjects()).toEqual([])
    await ask(
      `mutation { updateCustomerEmail(email: "is-told.new@example.nz", password: "${PASSWORD}") { customer { id } } }`,
    )
    const device = await createDevice('https://shop.example.nz')
    const { options } = (await ask('mutation { startPasskeyRegistration { options } }')).data.startPasskeyRegistration
    await ask('mutation ($response: String!) { addPasskey(response: $response) { uid } }', {
      response: await device.create(options),
    })
    await ask('{ customerData }')
    await ask(
      `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "Ruru-calls-99") { id } }`,
    )
    expect(await subjects()).toEqual([
      'A new email address for your account at Kea Prints',
      'A passkey was added to your account at Kea Prints',
      'Your data at Kea Prints was downloaded',
      'Your password at Kea Prints was changed',
    ])
    await ask('mutation { deleteCustomer(password: "Ruru-calls-99") }')
    expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([
      'Your account at Kea Prints is deleted',
    ])
  })
})

describe('a code', () => {
  it('is neither in the subject of its mail nor in the data that the customer downloads', async () => {
    const email = 'quiet-code@example.nz'
    const token = await createCustomer(shop, email)
    await askForCode(email)
    const code = await newestCode(shop, email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await mailsTo(shop, email)).at(-1)?.subject).toBe('Your code for Kea Prints')
    const { data } = await asCustomer(shop, token).graphql('{ customerData }')
    expect(JSON.parse(data.customerData).mails).toHaveLength(1)
    expect(data.customerData).not.toContain(code)
  })

  it('works for ten minutes', async () => {
    const later = createTestShop()
    const email = 'timed-code@example.nz'
    await createCustomer(later, email)
    const useAfter = async (seconds: number) => {
      await askForCode(email, later)
      later.wait(seconds / 86_400)
      return logInByCode(email, await newestCode(later, email), later)
    }
    expect(await useAfter(599)).toBe(true)
    expect(await useAfter(601)).toBe(false)
  })
})

describe('a password that is asked for inside a session', () => {
  const WRONG = "The password doesn't match this account. Verify the password and try again."
  const REFUSED = 'ReCaptcha validation failed, please try again'
  const tries: Record<string, (password: string) => string> = {
    changeCustomerPassword: (password) =>
      `mutation { changeCustomerPassword(currentPassword: "${password}", newPassword: "Ruru-calls-99") { id } }`,
    deleteCustomer: (password) => `mutation { deleteCustomer(password: "${password}") }`,
    updateCustomerEmail: (password) =>
      `mutation { updateCustomerEmail(email: "elsewhere@example.nz", password: "${password}") { customer { id } } }`,
  }

  it.each(Object.keys(tries))('%s: of 70 wrong tries ten are looked at without a captcha', async (name) => {
    const email = `tries-${name.toLowerCase()}@example.nz`
    const ask = asCustomer(shop, await createCustomer(shop, email)).graphql
    const messages: (string | undefined)[] = []
    await times(70, async () => {
      messages.push((await ask(tries[name]?.('Weka-steals-13') ?? '')).errors?.[0]?.message)
    })
    expect([
      messages.filter((each) => each === WRONG).length,
      messages.filter((each) => each === REFUSED).length,
    ]).toEqual([10, 60])
    // The right one passes no more either, without the captcha of the login.
    const right = await ask(tries[name]?.(PASSWORD) ?? '')
    expect(right.errors?.[0]).toMatchObject({
      message: REFUSED,
      extensions: { challenge: { parameters: { cost: 4 } } },
    })
  })

  it('counts with the tries at the login, and a right one takes its own back', async () => {
    const email = 'counted-tries@example.nz'
    const token = await createCustomer(shop, email, '203.0.113.90')
    const from = { authorization: `Bearer ${token}`, 'x-caller': '203.0.113.90' }
    const change = (old: string, next: string) =>
      shop.graphql(
        `mutation { changeCustomerPassword(currentPassword: "${old}", newPassword: "${next}") { id } }`,
        {},
        null,
        from,
      )
    await times(9, () =>
      shop.submit(
        `mutation { generateCustomerToken(email: "${email}", password: "Weka-steals-13") { token } }`,
        {},
        null,
        from,
      ),
    )
    expect((await change(PASSWORD, 'Ruru-calls-99')).errors).toBeUndefined()
    await times(9, () => change('Weka-steals-13', 'Ruru-calls-98'))
    expect((await change('Ruru-calls-99', 'Ruru-calls-97')).errors).toBeUndefined()
  })
})
