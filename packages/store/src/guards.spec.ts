import { buildSchema, type GraphQLField } from 'graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { typeDefs } from './__generated__/sdl'
import { callOf } from './testing/call-of-field'
import { GUARDED, type Guard, OPEN } from './testing/guarded-fields'
import { createCustomer } from './testing/test-customer'
import { createTestShop, type GraphQlAnswer } from './testing/test-shop'

// A captcha is solved for each call.
vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
const schema = buildSchema(typeDefs)

const fields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['Query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['Mutation', field] as const),
].map(([type, field]): [string, GraphQLField<unknown, unknown>] => [`${type}.${field.name}`, field])

const NEEDS_CAPTCHA = 'ReCaptcha validation failed, please try again'
/** What a field answers without a login. */
const NEEDS_LOGIN: Readonly<Record<string, string>> = {
  'Query.customerCart': 'The request is allowed for logged in customer',
  'Mutation.cancelOrder': 'We could not find this order in your account.',
}
const needsLogin = (name: string): string => NEEDS_LOGIN[name] ?? "The current customer isn't authorized."

const PERSON = 'firstname: "Aroha", lastname: "Ngata", email: "guards@example.nz", password: "Kereru-flies-42"'
const LOGIN = 'username: "guards@example.nz", password: "Kereru-flies-42"'

/** Calls that reach the guard: the shop reads a form before its captcha. */
const CALLS: Readonly<Record<string, string>> = {
  'Mutation.cpnewsletter':
    'mutation { cpnewsletter(input: { email: "guards@example.nz", subscribe: true }) { error message } }',
  'Mutation.createCustomer': `mutation { createCustomer(input: { ${PERSON} }) { customer { email } } }`,
  'Mutation.createCustomerV2': `mutation { createCustomerV2(input: { ${PERSON} }) { customer { email } } }`,
  'Mutation.createCustomerAddress': `mutation { createCustomerAddress(input: { firstname: "Aroha", lastname: "Ngata",
    street: ["7 Rata Lane"], city: "Auckland", postcode: "1011", country_code: NZ, telephone: "021 123 4567",
    region: { region: "Auckland" } }) { id } }`,
  'Mutation.createProductReview': `mutation { createProductReview(input: { sku: "canvas-print", nickname: "Aroha",
    summary: "Lovely", text: "It hangs well.", ratings: [{ id: "MQ==", value_id: "NA==" }] }) { review { text } } }`,
  'Mutation.referAFriend': `mutation { referAFriend(input: { emails: ["kiri@example.co.nz"], consent: true,
    email: "guards@example.nz" }) { success } }`,
  'Mutation.sendOrderForm': `mutation { sendOrderForm(input: { form: "es", item: "Table easel", quantity: "12",
    name: "Aroha", email: "guards@example.nz" }) { reference } }`,
  'Mutation.sharePhoto': `mutation { sharePhoto(input: { photo: "${'a'.repeat(32)}", order: "000000012",
    email: "guards@example.nz", consent: true }) { reference } }`,
}
const callsOf = (name: string, field: GraphQLField<unknown, unknown>): string[] =>
  name === 'Mutation.loginUniversalpassword'
    ? ['password', 'otp'].map((type) => `mutation { loginUniversalpassword(${LOGIN}, logintype: "${type}") { token } }`)
    : [CALLS[name] ?? callOf(name.startsWith('Query') ? 'query' : 'mutation', field)]

/** What a call is refused with: an error, or the message of a form whose refusals are answers. */
const refusalOf = ({ data, errors }: GraphQlAnswer): string | null => {
  const [answer] = Object.values(data ?? {}) as ({ error?: boolean; message?: string } | null)[]
  return errors?.[0]?.message ?? (answer?.error === true ? (answer.message ?? null) : null)
}

const named = (guard: Guard) => fields.filter(([name]) => GUARDED[name]?.includes(guard))

let people = 0
let token: string
beforeEach(async () => {
  await shop.db.batch(['daily_use', 'captcha_tries'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)))
  people += 1
  // Some calls end the customer's sessions.
  token = await createCustomer(shop, `guards-${people}@example.nz`, '203.0.113.87')
})

/** The headers of a caller, who is logged in where the field asks for a captcha only after the login. */
const callerOf = (name: string): Record<string, string> => ({
  'x-shop-origin': 'https://shop.example',
  'x-caller': '203.0.113.88',
  ...(GUARDED[name]?.includes('login') && { authorization: `Bearer ${token}` }),
})

describe('a guard', () => {
  it('is named for every root field of the schema, or there is a reason why there is none', () => {
    expect(Object.keys({ ...GUARDED, ...OPEN }).sort()).toEqual(fields.map(([name]) => name).sort())
    expect(Object.keys(GUARDED).filter((name) => name in OPEN)).toEqual([])
  })

  it.each(named('captcha'))('captcha: %s is refused without one, and with one that is spent', async (name, field) => {
    for (const call of callsOf(name, field)) {
      const answer = await shop.graphql(call, {}, null, callerOf(name))
      expect(refusalOf(answer), call).toBe(NEEDS_CAPTCHA)
      const headers = { ...callerOf(name), 'x-recaptcha': await shop.captcha() }
      expect(refusalOf(await shop.graphql(call, {}, null, headers)), call).not.toBe(NEEDS_CAPTCHA)
      expect(refusalOf(await shop.graphql(call, {}, null, headers)), call).toBe(NEEDS_CAPTCHA)
    }
  })

  it.each(named('login'))('login: %s is refused without one', async (name, field) => {
    for (const call of callsOf(name, field)) {
      for (const authorization of ['', `Bearer ${'0'.repeat(64)}`]) {
        const answer = await shop.submit(call, {}, null, { ...callerOf(name), authorization })
        expect(refusalOf(answer), call).toBe(needsLogin(name))
      }
      expect(refusalOf(await shop.submit(call, {}, null, callerOf(name))), call).not.toBe(
        "The current customer isn't authorized.",
      )
    }
  })

  it('is missing in no list: an open field asks for no captcha and no login', async () => {
    const asking: string[] = []
    for (const [name, field] of fields.filter(([name]) => name in OPEN)) {
      const [call = ''] = callsOf(name, field)
      const refusal = refusalOf(await shop.graphql(call, {}, null, callerOf(name)))
      if (refusal === NEEDS_CAPTCHA || refusal === needsLogin(name)) asking.push(name)
    }
    expect(asking).toEqual([])
  })
})
