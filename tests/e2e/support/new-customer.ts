import type { Page } from 'playwright/test'
import { visit } from './mounted'
import { sendLogin } from './send-login'
import { rows } from './shop-state'

export const PASSWORD = 'Tui-sings-77'

/** The text of the newest mail to an address. */
export const lastMailTo = (email: string): string =>
  rows<{ body: string }>(`SELECT body FROM outbox WHERE recipient = '${email}' ORDER BY id DESC LIMIT 1`)[0]?.body ?? ''

/** The path of the link in a mail. */
export const linkIn = (mail: string): string => {
  const url = new URL(/https?:\/\/\S+#\S+/.exec(mail)?.[0] ?? '')
  return url.pathname + url.hash
}

/** Makes a customer of the test's own, Wiremu Parata, who is logged in then. Answers the email. */
export async function newCustomer(page: Page): Promise<string> {
  const email = `customer-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.co.nz`
  await visit(page, '/faq')
  const input = `firstname: "Wiremu", lastname: "Parata", email: "${email}", password: "${PASSWORD}"`
  await sendLogin(page, `mutation { createCustomer(input: { ${input} }) { customer { email } } }`)
  const key = new URLSearchParams(linkIn(lastMailTo(email)).split('#')[1]).get('key')
  const confirmed = await sendLogin(
    page,
    `mutation { confirmEmail(input: { email: "${email}", confirmation_key: "${key}" }) { customer { customer_token } } }`,
  )
  if (JSON.parse(confirmed).errors) throw new Error(confirmed)
  return email
}
