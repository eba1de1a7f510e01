import { expect, type Page } from 'playwright/test'
import { visit } from './mounted'
import { sendLogin } from './send-login'

const LOG_IN = 'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }'

/** Logs the sample customer in. */
export async function logIn(page: Page): Promise<void> {
  await visit(page, '/faq')
  expect(await sendLogin(page, LOG_IN)).toContain('"token"')
}
