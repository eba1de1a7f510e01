import type { APIRequestContext } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** What a browser sends with a form, worked out here. */
export async function solveCaptcha(request: APIRequestContext, shop = ''): Promise<string> {
  const challenge = await (await request.get(`${shop}/altcha`)).json()
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}
