import { PHONE_LINK } from '@kea/shared/constants/uploads'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer, PASSWORD } from './testing/test-customer'
import { createTestShop, GUEST } from './testing/test-shop'
import { createShopper } from './testing/test-shopper'

vi.setConfig({ testTimeout: 120_000 })

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

const shop = createTestShop()
let people = 0
const newEmail = () => {
  people += 1
  return `token-${people}@example.nz`
}
const bodyOf = async (email: string): Promise<string> =>
  (await shop.db
    .prepare('SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1')
    .bind(email)
    .first<string>('body')) ?? ''
const inLink = async (email: string, name: string): Promise<string> =>
  new URLSearchParams(/#(\S+)/.exec(await bodyOf(email))?.[1]).get(name) ?? ''
/** True if a call does what it is asked. */
async function works(query: string, variables: object, headers: Record<string, string> = {}): Promise<boolean> {
  const { data, errors } = await shop.submit(query, variables, null, headers)
  if (errors) return false
  return Object.values(data ?? {}).every(
    (field) => field !== null && field !== false && !/"success":false|"error":true/.test(JSON.stringify(field)),
  )
}

interface Issued {
  token: string
  email: string
}
interface Kind {
  issue: () => Promise<Issued>
  /** True if the token opens what it is for. */
  use: (token: string, email: string) => Promise<boolean>
  /** It works for so long; null for a token without an end. */
  seconds: number | null
  isOnce: boolean
}

/** Every kind of token and code that opens something. */
const KINDS: Record<string, Kind> = {
  session: {
    issue: async () => {
      const email = newEmail()
      return { email, token: await createCustomer(shop, email) }
    },
    use: (token) => works('{ customer { email } }', {}, { authorization: `Bearer ${token}` }),
    seconds: 30 * DAY,
    isOnce: false,
  },
  confirmation: {
    issue: async () => {
      const email = newEmail()
      const input = { firstname: 'Wiremu', lastname: 'Parata', email, password: 'Tui-sings-77' }
      await shop.submit('mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }', {
        input,
      })
      return { email, token: await inLink(email, 'key') }
    },
    use: (token, email) =>
      works('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { id } } }', {
        input: { email, confirmation_key: token },
      }),
    seconds: 7 * DAY,
    isOnce: true,
  },
  'one-time code': {
    issue: async () => {
      const email = newEmail()
      await createCustomer(shop, email)
      await shop.submit('mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }', { email })
      return { email, token: /\b\d{6}\b/.exec(await bodyOf(email))?.[0] ?? '' }
    },
    use: (token, email) =>
      works(
        `mutation ($email: String!, $token: String!) {
          loginUniversalpassword(username: $email, password: $token, logintype: "otp") { success } }`,
        { email, token },
      ),
    seconds: 10 * MINUTE,
    isOnce: true,
  },
  'new password': {
    issue: async () => {
      const email = newEmail()
      await createCustomer(shop, email)
      await shop.graphql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
      return { email, token: await inLink(email, 'token') }
    },
    use: (token, email) =>
      works(
        `mutation ($email: String!, $token: String!) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Ruru-calls-99") }`,
        { email, token },
      ),
    seconds: 2 * HOUR,
    isOnce: true,
  },
  'change of email': {
    issue: async () => {
      const [email, next] = [newEmail(), newEmail()]
      const token = await createCustomer(shop, email)
      const query =
        'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { id } } }'
      await asCustomer(shop, token).graphql(query, { email: next, password: PASSWORD })
      return { email, token: await inLink(next, 'change') }
    },
    use: (token) => works('mutation ($token: String!) { confirmEmailChange(token: $token) { status } }', { token }),
    seconds: DAY,
    isOnce: true,
  },
  'undone change of email': {
    issue: async () => {
      const email = newEmail()
      const token = await createCustomer(shop, email)
      const query =
        'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { id } } }'
      await asCustomer(shop, token).graphql(query, { email: newEmail(), password: PASSWORD })
      return { email, token: await inLink(email, 'undo') }
    },
    use: (token) => works('mutation ($token: String!) { undoEmailChange(token: $token) { status } }', { token }),
    seconds: 7 * DAY,
    isOnce: true,
  },
  'shared design': {
    issue: async () => {
      const { uid } = await createShopper(shop).design()
      const query = 'mutation ($uid: ID!) { shareSavedDesign(design_uid: $uid) { token } }'
      const { data } = await shop.graphql(query, { uid }, GUEST)
      return { email: newEmail(), token: data.shareSavedDesign.token }
    },
    use: (token) => works('query ($token: String!) { savedDesignByToken(token: $token) { name sku } }', { token }),
    seconds: 90 * DAY,
    isOnce: false,
  },
  'shared cart': {
    issue: async () => {
      const { cartId } = await createShopper(shop).readyCart()
      const { data } = await shop.graphql(
        'mutation ($id: String!) { shareCart(cart_id: $id) { token } }',
        { id: cartId },
        GUEST,
      )
      return { email: newEmail(), token: data.shareCart.token }
    },
    use: (token) => works('query ($token: String!) { sharedCart(token: $token) { expires_at } }', { token }),
    seconds: 30 * DAY,
    isOnce: false,
  },
  'shared wishlist': {
    issue: async () => {
      const email = newEmail()
      const who = asCustomer(shop, await createCustomer(shop, email))
      const { data } = await who.graphql('mutation { shareWishlist { sharing_code } }', {}, null)
      return { email, token: data.shareWishlist.sharing_code }
    },
    use: (token) => works('query ($token: String!) { sharedWishlist(token: $token) { firstname } }', { token }),
    seconds: null,
    isOnce: false,
  },
  'mailed design': {
    issue: async () => {
      const { uid } = await createShopper(shop).design()
      const email = newEmail()
      const query =
        'mutation ($uid: ID!, $email: String!) { mailDesignLink(design_uid: $uid, email: $email) { user_errors { code } } }'
      await shop.submit(query, { uid, email }, GUEST, { 'x-shop-origin': 'https://shop.example' })
      return { email, token: /design-link#([0-9a-f]{32})/.exec(await bodyOf(email))?.[1] ?? '' }
    },
    use: async (token) => {
      const query = 'query ($token: String!) { designLinkKind(token: $token) }'
      return (await shop.graphql(query, { token }, null)).data.designLinkKind === 'MAILED'
    },
    seconds: 30 * DAY,
    isOnce: false,
  },
  'end of the newsletter': {
    issue: async () => {
      const email = newEmail()
      const query = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
      await shop.submit(query, { email }, GUEST, { 'x-shop-origin': 'https://shop.example' })
      const token = await shop.db
        .prepare('SELECT token FROM subscribers WHERE email = ?')
        .bind(email)
        .first<string>('token')
      return { email, token: token ?? '' }
    },
    use: (token) => works('mutation ($token: String!) { unsubscribeNewsletter(token: $token) { error } }', { token }),
    seconds: null,
    isOnce: false,
  },
  'photos of a phone': {
    issue: async () => {
      const { token } = await (await shop.request('/uploads/phone', { method: 'POST' }, GUEST)).json<{
        token: string
      }>()
      return { email: newEmail(), token }
    },
    use: async (token) => (await shop.request('/uploads/phone', { headers: { [PHONE_LINK.header]: token } }, null)).ok,
    seconds: 10 * MINUTE,
    isOnce: false,
  },
  order: {
    issue: async () => {
      const shopper = createShopper(shop)
      const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
      return { email: 'aroha@example.com', token: orderV2.token }
    },
    use: (token) =>
      works('query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }', { token }),
    seconds: null,
    isOnce: false,
  },
}

beforeEach(() => shop.db.batch(['daily_use', 'captcha_tries'].map((table) => shop.db.prepare(`DELETE FROM ${table}`))))

describe.each(Object.entries(KINDS))('a token for: %s', (name, { issue, use, seconds, isOnce }) => {
  it(`works, and works once: ${isOnce}`, async () => {
    const { token, email } = await issue()
    expect(token).not.toBe('')
    expect(await use(token, email)).toBe(true)
    expect(await use(token, email)).toBe(!isOnce)
  })

  it('is not guessed by another one, an empty one, or part of it', async () => {
    const { token, email } = await issue()
    const last = token.at(-1) === '0' ? '1' : '0'
    for (const wrong of ['', ' ', token.slice(0, -1), token.slice(0, -1) + last, `${token}0`, '%', `${token}' OR '1`]) {
      expect(await use(wrong, email), wrong).toBe(false)
      await shop.db.prepare('DELETE FROM captcha_tries').run()
    }
  })

  it('is none for anything else', async () => {
    const { token, email } = await issue()
    for (const [other, { use: useOther }] of Object.entries(KINDS)) {
      if (other !== name) expect(await useOther(token, email), other).toBe(false)
    }
    await shop.db.prepare('DELETE FROM captcha_tries').run()
    // A wrong use does not end it.
    expect(await use(token, email)).toBe(true)
  })

  it.runIf(seconds !== null)('works until its last second, and a second later no more', async () => {
    const waitSeconds = (time: number) => shop.wait(time / DAY)
    const inTime = await issue()
    waitSeconds((seconds ?? 0) - 1)
    expect(await use(inTime.token, inTime.email)).toBe(true)
    const late = await issue()
    waitSeconds((seconds ?? 0) + 1)
    expect(await use(late.token, late.email)).toBe(false)
  })

  it.runIf(isOnce)('works once also when it is used ten times at the same time', async () => {
    const { token, email } = await issue()
    const uses = await Promise.all(Array.from({ length: 10 }, () => use(token, email)))
    expect(uses.filter(Boolean)).toHaveLength(1)
  })
})
