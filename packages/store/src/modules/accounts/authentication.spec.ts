import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()

const AROHA = 'aroha@example.com'
const PASSWORD = 'Kereru-flies-42'
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const LINK_ENDED = 'This link no longer works. Ask for a new one.'

const mailsTo = async (email: string): Promise<{ subject: string; body: string }[]> => {
  const { results } = await shop.db
    .prepare('SELECT subject, body FROM outbox WHERE recipient = ? ORDER BY id')
    .bind(email)
    .all<{ subject: string; body: string }>()
  return results
}
const lastMail = async (email: string) => (await mailsTo(email)).at(-1)
/** The values behind `#` of the link in the newest mail. */
const linkOf = async (email: string): Promise<URLSearchParams> =>
  new URLSearchParams(/#(\S+)/.exec((await lastMail(email))?.body ?? '')?.[1])

beforeEach(() => shop.db.prepare('DELETE FROM daily_use').run())

const REGISTER = `mutation ($input: CustomerInput!) {
  createCustomer(input: $input) { customer { id firstname lastname email phone_no is_subscribed customer_token } }
}`
const register = (email: string, more: object = {}) =>
  shop.submit(REGISTER, {
    input: {
      firstname: 'Wiremu',
      lastname: 'Parata',
      email,
      password: 'Tui-sings-77',
      phone_no: '021 555 0123',
      ...more,
    },
  })
const confirm = (email: string, key: string | null) =>
  shop.graphql(
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { id email customer_token } } }',
    { input: { email, confirmation_key: key } },
  )
const logIn = (username: string, password: string, logintype = 'password') =>
  shop.submit(
    `mutation ($username: String!, $password: String!, $logintype: String!) {
       loginUniversalpassword(username: $username, password: $password, logintype: $logintype) { success message token }
     }`,
    { username, password, logintype },
  )
const askAs = (token: string, query = '{ customer { email } }', variables: object = {}) =>
  shop.graphql(query, variables, null, { authorization: `Bearer ${token}` })
const sessionOf = async (email: string, password: string): Promise<string> =>
  (await logIn(email, password)).data.loginUniversalpassword.token

describe('a registration', () => {
  it('becomes a customer by the link of its mail, who is logged in then', async () => {
    const email = 'wiremu@example.nz'
    const { data } = await register(email)
    expect(data.createCustomer.customer).toEqual({
      id: null,
      firstname: 'Wiremu',
      lastname: 'Parata',
      email,
      phone_no: '021 555 0123',
      is_subscribed: false,
      customer_token: null,
    })
    expect((await logIn(email, 'Tui-sings-77')).data.loginUniversalpassword).toEqual({
      success: false,
      message: FAILED,
      token: null,
    })
    const link = await linkOf(email)
    expect(link.get('email')).toBe(email)
    const confirmed = (await confirm(email, link.get('key'))).data.confirmEmail.customer
    expect(confirmed.email).toBe(email)
    expect((await askAs(confirmed.customer_token)).data.customer).toEqual({ email })
    expect((await logIn(email, ' Tui-sings-77 ')).data.loginUniversalpassword.success).toBe(true)
    expect((await confirm(email, link.get('key'))).errors?.[0]?.message).toBe(LINK_ENDED)
  })

  it('subscribes to the newsletter only if that was asked for', async () => {
    const subscribed = async (email: string, isSubscribed: boolean) => {
      await register(email, { is_subscribed: isSubscribed })
      await confirm(email, (await linkOf(email)).get('key'))
      const found = await shop.db.prepare('SELECT subscribed FROM subscribers WHERE email = ?').bind(email).first()
      return found
    }
    expect(await subscribed('yes@example.nz', true)).toEqual({ subscribed: 1 })
    expect(await subscribed('no@example.nz', false)).toBeNull()
  })

  it('needs a captcha', async () => {
    const input = { firstname: 'A', lastname: 'B', email: 'nobody@example.nz', password: 'Tui-sings-77' }
    expect((await shop.graphql(REGISTER, { input })).errors?.[0]?.message).toBe(
      'ReCaptcha validation failed, please try again',
    )
    expect(await mailsTo('nobody@example.nz')).toEqual([])
  })

  it.each([
    [{ firstname: ' ' }, 'firstname: This is a required field.'],
    [
      { email: 'wiremu' },
      'email: Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.',
    ],
    [
      { password: 'tuisings' },
      'password: Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.',
    ],
    [
      { password: 'Qwertyuiop1' },
      'password: This password is easy to guess. Please choose a longer one, or words that nobody expects.',
    ],
    [{ phone_no: 'none' }, 'phone_no: Please enter a valid phone.'],
    [{ date_of_birth: '2090-01-01' }, 'date_of_birth: Please enter a valid full date.'],
  ])('with %j is refused', async (more, message) => {
    expect((await register('refused@example.nz', more)).errors?.[0]?.message).toBe(message)
    expect(await mailsTo('refused@example.nz')).toEqual([])
  })

  it('with the address of a customer has the same answer, and the customer gets another mail', async () => {
    const fields = ({ data }: Awaited<ReturnType<typeof register>>) => ({ ...data.createCustomer.customer, email: '' })
    expect(fields(await register(AROHA))).toEqual(fields(await register('free@example.nz')))
    expect((await lastMail(AROHA))?.subject).toBe('You have an account at Kea Prints')
    expect((await sessionOf(AROHA, PASSWORD)).length).toBe(43)
    expect((await logIn(AROHA, 'Tui-sings-77')).data.loginUniversalpassword.success).toBe(false)
  })

  it('with the address of a customer takes as many statements as one with a free address', async () => {
    const used = await shop.countStatements(() => register(AROHA))
    expect(await shop.countStatements(() => register('also-free@example.nz'))).toBe(used)
  })

  it('is not changed by a later one with its address', async () => {
    const email = 'twice@example.nz'
    await register(email)
    const first = await linkOf(email)
    await register(email, { password: 'Another-pass-1', firstname: 'Mallory' })
    expect((await confirm(email, first.get('key'))).data.confirmEmail.customer.email).toBe(email)
    expect((await logIn(email, 'Another-pass-1')).data.loginUniversalpassword.success).toBe(false)
    expect((await confirm(email, (await linkOf(email)).get('key'))).errors?.[0]?.message).toBe(LINK_ENDED)
  })

  it('gets a new link when it is asked for, which ends the one before', async () => {
    const email = 'again@example.nz'
    await register(email)
    const first = await linkOf(email)
    const resend = (address: string) =>
      shop.graphql('query ($email: String!) { resendConfirmationLink(email: $email) { status message } }', {
        email: address,
      })
    const answer = (await resend(email)).data
    expect((await resend('unknown@example.nz')).data).toEqual(answer)
    expect(await mailsTo('unknown@example.nz')).toEqual([])
    expect((await confirm(email, first.get('key'))).errors?.[0]?.message).toBe(LINK_ENDED)
    expect((await confirm(email, (await linkOf(email)).get('key'))).data.confirmEmail.customer.email).toBe(email)
  })

  it('ends after seven days', async () => {
    const later = createTestShop()
    const input = { firstname: 'Late', lastname: 'Comer', email: 'late@example.nz', password: 'Tui-sings-77' }
    await later.submit(REGISTER, { input })
    const key = (await linkOf('late@example.nz')).get('key')
    later.wait(7)
    const answer = await later.graphql(
      'query ($email: String!, $key: String!) { confirmCustomerEmail(email: $email, confirmation_key: $key) { status } }',
      { email: 'late@example.nz', key },
    )
    expect(answer.errors?.[0]?.message).toBe(LINK_ENDED)
  })
})

const sendCode = (email: string) =>
  shop.submit(
    'mutation ($email: String!) { loginByEmailOtpData(email: $email) { email store_id success haserror message } }',
    { email },
  )
const codeOf = async (email: string): Promise<string> => /^\d{6}$/m.exec((await lastMail(email))?.body ?? '')?.[0] ?? ''

describe('a one-time code', () => {
  it('is not mailed without a captcha', async () => {
    const before = (await mailsTo(AROHA)).length
    const query = `mutation { loginByEmailOtpData(email: "${AROHA}") { success } }`
    expect((await shop.graphql(query)).errors?.[0]?.message).toBe('ReCaptcha validation failed, please try again')
    expect(await mailsTo(AROHA)).toHaveLength(before)
  })

  it('is mailed, and logs in once', async () => {
    const { data } = await sendCode(AROHA)
    expect(data.loginByEmailOtpData).toEqual({
      email: AROHA,
      store_id: 3,
      success: true,
      haserror: false,
      message: 'If there is an account for this email address, a code is on its way to it.',
    })
    const code = await codeOf(AROHA)
    const session = (await logIn('Aroha@Example.com', `${code.slice(0, 3)} ${code.slice(3)}`, 'otp')).data
    expect(session.loginUniversalpassword).toMatchObject({ success: true, message: 'You have successfully logged in.' })
    expect((await askAs(session.loginUniversalpassword.token)).data.customer).toEqual({ email: AROHA })
    expect((await logIn(AROHA, code, 'otp')).data.loginUniversalpassword).toEqual({
      success: false,
      message: FAILED,
      token: null,
    })
  })

  it('has the same answer without an account, the same statements, and no mail', async () => {
    let known: unknown
    const used = await shop.countStatements(async () => {
      known = { ...(await sendCode(AROHA)).data.loginByEmailOtpData, email: '' }
    })
    const unused = await shop.countStatements(async () => {
      expect({ ...(await sendCode('nobody@example.nz')).data.loginByEmailOtpData, email: '' }).toEqual(known)
    })
    expect(unused).toBe(used)
    expect(await mailsTo('nobody@example.nz')).toEqual([])
  })

  it('ends after five wrong tries', async () => {
    await sendCode(AROHA)
    const code = await codeOf(AROHA)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await logIn(AROHA, wrong, 'otp')
    expect((await logIn(AROHA, code, 'otp')).data.loginUniversalpassword.success).toBe(false)
    await shop.db.prepare('DELETE FROM captcha_tries').run()
  })

  it('is no password, and a password is no code', async () => {
    await sendCode(AROHA)
    expect((await logIn(AROHA, await codeOf(AROHA))).data.loginUniversalpassword.success).toBe(false)
    expect((await logIn(AROHA, PASSWORD, 'otp')).data.loginUniversalpassword.success).toBe(false)
  })
})

const forgot = (email: string) =>
  shop.graphql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
const reset = (whose: object, token: string | null, password: string) =>
  shop.graphql(
    `mutation ($email: String, $customerId: Int, $token: String!, $password: String!) {
       resetPassword(email: $email, customerId: $customerId, resetPasswordToken: $token, newPassword: $password)
     }`,
    { ...whose, token, password },
  )

describe('a forgotten password', () => {
  const email = 'forgetful@example.nz'
  const start = async () => {
    await register(email)
    await confirm(email, (await linkOf(email)).get('key'))
  }

  it('is replaced once by the link of a mail, and every session ends', async () => {
    await start()
    const session = await sessionOf(email, 'Tui-sings-77')
    expect((await forgot(email)).data).toEqual({ requestPasswordResetEmail: true })
    const token = (await linkOf(email)).get('token')
    expect((await reset({ email: AROHA }, token, 'Ruru-calls-99')).errors?.[0]?.message).toBe(LINK_ENDED)
    expect((await reset({ email }, token, 'short')).errors?.[0]?.message).toContain('atleast 8 characters')
    expect((await reset({ email }, token, 'Ruru-calls-99')).data).toEqual({ resetPassword: true })
    expect((await reset({ email }, token, 'Ruru-calls-98')).errors?.[0]?.message).toBe(LINK_ENDED)
    expect((await askAs(session)).data.customer).toBeNull()
    expect((await logIn(email, 'Tui-sings-77')).data.loginUniversalpassword.success).toBe(false)
    expect((await logIn(email, 'Ruru-calls-99')).data.loginUniversalpassword.success).toBe(true)
    expect((await lastMail(email))?.subject).toBe('Your password at Kea Prints was changed')
  })

  it('is replaced once by two requests at the same time', async () => {
    await forgot(email)
    const token = (await linkOf(email)).get('token')
    const answers = await Promise.all(['One-password-1', 'Two-password-2'].map((each) => reset({ email }, token, each)))
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  })

  it('is replaced by the id of the customer, too', async () => {
    await forgot(email)
    const token = (await linkOf(email)).get('token')
    const id = await shop.db.prepare('SELECT id FROM customers WHERE email = ?').bind(email).first<number>('id')
    expect((await reset({}, token, 'Ruru-calls-99')).errors?.[0]?.message).toBe('Specify the "email" value.')
    expect((await reset({ customerId: 1 }, token, 'Ruru-calls-99')).errors?.[0]?.message).toBe(LINK_ENDED)
    expect((await reset({ customerId: id }, token, 'Ruru-calls-99')).data).toEqual({ resetPassword: true })
  })

  it('has the same answer and the same statements without an account, and no mail', async () => {
    const used = await shop.countStatements(() => forgot(email))
    expect(await shop.countStatements(() => forgot('nobody@example.nz'))).toBe(used)
    expect((await forgot('nobody@example.nz')).data).toEqual({ requestPasswordResetEmail: true })
    expect(await mailsTo('nobody@example.nz')).toEqual([])
  })

  it('has a link that works for two hours', async () => {
    const later = createTestShop()
    await later.graphql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    const token = (await linkOf(email)).get('token')
    later.wait(2 / 24)
    const answer = await later.graphql(
      'mutation ($email: String, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Ruru-calls-99") }',
      { email, token },
    )
    expect(answer.errors?.[0]?.message).toBe(LINK_ENDED)
  })
})

describe('a changed password', () => {
  const CHANGE = `mutation ($old: String!, $new: String!) {
    changeCustomerPassword(currentPassword: $old, newPassword: $new) { email }
  }`

  it('needs the present one, and ends the other sessions', async () => {
    const email = 'changer@example.nz'
    await register(email)
    const here = (await confirm(email, (await linkOf(email)).get('key'))).data.confirmEmail.customer.customer_token
    const there = await sessionOf(email, 'Tui-sings-77')
    expect((await askAs(here, CHANGE, { old: 'wrong', new: 'Ruru-calls-99' })).errors?.[0]?.message).toBe(
      "The password doesn't match this account. Verify the password and try again.",
    )
    expect((await askAs(here, CHANGE, { old: 'Tui-sings-77', new: 'Ruru-calls-99' })).data).toEqual({
      changeCustomerPassword: { email },
    })
    expect((await askAs(here)).data.customer).toEqual({ email })
    expect((await askAs(there)).data.customer).toBeNull()
    expect((await logIn(email, 'Ruru-calls-99')).data.loginUniversalpassword.success).toBe(true)
  })

  it('is refused for a guest', async () => {
    const answer = await shop.graphql(CHANGE, { old: 'Tui-sings-77', new: 'Ruru-calls-99' })
    expect(answer.errors?.[0]?.message).toBe("The current customer isn't authorized.")
  })
})

it('tells nobody whether an address has an account', async () => {
  for (const email of [AROHA, 'nobody@example.nz']) {
    const { data } = await shop.graphql(`{ isEmailAvailable(email: "${email}") { is_email_available } }`)
    expect(data.isEmailAvailable).toEqual({ is_email_available: true })
  }
})
