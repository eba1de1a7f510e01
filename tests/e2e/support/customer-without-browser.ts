import { type APIRequestContext, expect } from 'playwright/test'
import { solveCaptcha } from './captcha'
import { lastMailTo, PASSWORD } from './new-customer'

export interface CustomerWithoutBrowser {
  email: string
  password: string
  /** Of the session that the confirmation has started. */
  token: string
}

/** Sends GraphQL as a program without cookies, whose answers have tokens. */
export async function asProgram(
  shop: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify({ query, variables })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
  // A connection of an earlier test may just have been closed.
  const answer = await fetch(`${shop}/graphql`, init).catch(() => fetch(`${shop}/graphql`, init))
  return JSON.parse(await answer.text()).data
}

const SET_PASSWORD = 'mutation ($password: String!) { createCustomerPassword(newPassword: $password) { has_password } }'

/** Registers a customer, confirms the address, and sets the password: a program has no cookie that says who registered. */
export async function customerWithoutBrowser(
  request: APIRequestContext,
  shop: string,
): Promise<CustomerWithoutBrowser> {
  const email = `sessions-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.co.nz`
  const input = {
    firstname: 'Hine',
    lastname: 'Moana',
    email,
    password: PASSWORD,
    recaptcha_response: await solveCaptcha(request),
  }
  await asProgram(shop, 'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }', {
    input,
  })
  const key = new URLSearchParams(/#(\S+)/.exec(lastMailTo(email))?.[1]).get('key')
  const data = await asProgram(
    shop,
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { customer_token } } }',
    { input: { email, confirmation_key: key } },
  )
  const token = data.confirmEmail.customer.customer_token
  expect(token).toMatch(/^[\w-]{43}$/)
  const set = await asProgram(shop, SET_PASSWORD, { password: PASSWORD }, { authorization: `Bearer ${token}` })
  expect(set.createCustomerPassword).toEqual({ has_password: true })
  return { email, password: PASSWORD, token }
}
