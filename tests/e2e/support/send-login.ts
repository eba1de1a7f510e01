import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { solveCaptcha } from './captcha'

const PAUSE_MS = 3000
const ASKS_MAX = 25

/**
 * Sends an operation with a captcha as a request of the page, so that the browser gets the cookies. All tests share one
 * address, so the shop may say that it has sent too many logins in a minute: then it is sent again. Answers the text.
 */
export async function sendLogin(page: Page, query: string): Promise<string> {
  for (let asked = 1; ; asked += 1) {
    const answer = await page.evaluate(
      async ({ query, captcha }) => {
        const headers = { 'content-type': 'application/json', 'x-recaptcha': captcha }
        return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).text()
      },
      { query, captcha: await solveCaptcha(page.request) },
    )
    if (!answer.includes('"rate-limit"') || asked === ASKS_MAX) return answer
    await setTimeout(PAUSE_MS)
  }
}
