import { solveChallenge } from 'altcha-lib'
import type { APIRequestContext } from 'playwright/test'
import { deriveKey } from '../../../scripts/lib/derive-key.ts'

/** Solves a captcha as the browser does for a form. */
export async function solveCaptcha(request: APIRequestContext, shop = ''): Promise<string> {
  const challenge = await (await request.get(`${shop}/altcha`)).json()
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}
