// The sample customer of a local shop, logged in.
import { solveCaptcha } from '../lib/solve-captcha.ts'
import type { PageCookie } from './browser.ts'

const LOG_IN = 'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }'

/** Logs in at the shop. Returns the cookies of the session for a browser that visits the shop at `origin`. */
export async function logIn(shopUrl: string, origin: string): Promise<PageCookie[]> {
  const answer = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A request with a cookie is a browser's: its session is a cookie too.
      cookie: 'landing_page=/',
      origin: shopUrl,
      'x-recaptcha': await solveCaptcha(shopUrl),
    },
    body: JSON.stringify({ query: LOG_IN }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name, value, url: origin }
  })
  if (!cookies.some(({ name }) => name === 'customer_token')) throw new Error(`No login: ${await answer.text()}`)
  return cookies
}
