import { expect, type Page } from '@playwright/test'
import { solveCaptcha } from './captcha'
import { visit } from './mounted'

/** Logs the sample customer in with a request of the page, so that the browser gets the cookies. */
export async function logIn(page: Page): Promise<void> {
  await visit(page, '/faq')
  const captcha = await solveCaptcha(page.request)
  const status = await page.evaluate(async (token) => {
    const query =
      'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }'
    const headers = { 'content-type': 'application/json', 'x-recaptcha': token }
    return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).text()
  }, captcha)
  expect(status).toContain('"token"')
}
