import { expect, type Page } from '@playwright/test'
import { visit } from './mounted'

/** Logs the sample customer in as a form would: from the page, so that the cookies are the browser's. */
export async function logIn(page: Page): Promise<void> {
  await visit(page, '/faq')
  const status = await page.evaluate(async () => {
    const query =
      'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }'
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).text()
  })
  expect(status).toContain('"token"')
}
