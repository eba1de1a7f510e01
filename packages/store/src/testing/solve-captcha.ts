import { pbkdf2Sync } from 'node:crypto'
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** Web Crypto takes ten times as long for one round, and a captcha has some 600 attempts. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: new Uint8Array(pbkdf2Sync(password, salt, cost, keyLength, 'sha256')),
})

/** The token of a browser for a challenge of /altcha. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
