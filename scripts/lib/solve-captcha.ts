import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from './derive-key.ts'

/** Solves a captcha of the shop at `url`, as the browser does for a form. Returns the value of the x-recaptcha header. */
export async function solveCaptcha(url: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/altcha`)).json()) as Challenge
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}
