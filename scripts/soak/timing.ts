// Times of answers about addresses with and without an account: they must not tell which is which.
import { solveCaptcha } from '../lib/solve-captcha.ts'
import type { Database, KilledStore } from './killed-store.ts'
import type { SoakRow } from './row.ts'

const FORGOT = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'
const SEND_CODE = 'mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }'
const LOG_IN = `mutation ($email: String!) {
  loginUniversalpassword(username: $email, password: "Wrong-password-1", logintype: "password") { success } }`

/** The area under the ROC curve, by ranks: 0.5 if the times of both groups are mixed, 0 or 1 if they are apart. */
export function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  let wins = 0
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (known.length * unknown.length)
}

/** The milliseconds of one request. Each comes from another browser, so that no daily limit is reached. */
async function timeOf(url: string, query: string, email: string, captcha: string | null): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'x-guest-key': crypto.randomUUID(),
    'x-shop-origin': 'http://localhost',
    ...(captcha && { 'x-recaptcha': captcha }),
  }
  const body = JSON.stringify({ query, variables: { email } })
  const from = performance.now()
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  const answer = (await response.json()) as { errors?: [{ message: string }] }
  const time = performance.now() - from
  if (answer.errors) throw new Error(answer.errors[0].message)
  return time
}

/** Half of the pairs ask for the customer first, in turn. Returns the area under the ROC curve. */
async function timePairs(
  store: KilledStore,
  query: string,
  { pairs, needsCaptcha }: { pairs: number; needsCaptcha: boolean },
): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const captcha = () => (needsCaptcha ? solveCaptcha(store.url()) : null)
  for (let pair = -5; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const time = await timeOf(store.url(), query, `${kind}-${pair}@example.nz`, await captcha())
      // The first requests warm the server up.
      if (pair >= 0) times[kind].push(time)
    }
  }
  return areaUnderCurve(times.known, times.unknown)
}

const addCustomers = (pairs: number) => (db: Database) =>
  db.batch(
    Array.from({ length: pairs + 5 }, (_, at) =>
      db
        .prepare(
          `INSERT INTO customers (email, firstname, lastname, password_hash, created_at)
           SELECT ?, 'A', 'B', password_hash, '2026' FROM customers WHERE email = 'aroha@example.com'`,
        )
        .bind(`known-${at - 5}@example.nz`),
    ),
  )

/** Interleaved pairs of requests for a known and an unknown address. A row is broken if the area shows a difference. */
export async function soakTiming(store: KilledStore, { pairs }: { pairs: number }): Promise<SoakRow[]> {
  await store.inspect(addCustomers(pairs))
  await store.start()
  const rows: SoakRow[] = []
  for (const [about, query, needsCaptcha] of [
    ['forgotten password', FORGOT, false],
    ['one-time code', SEND_CODE, true],
    ['wrong password', LOG_IN, true],
  ] as const) {
    const area = await timePairs(store, query, { pairs, needsCaptcha })
    rows.push({
      about: `${about}: ROC area ${area.toFixed(2)}`,
      done: pairs,
      kills: 0,
      refused: 0,
      lost: 0,
      doubled: 0,
      broken: area >= 0.4 && area <= 0.6 ? 0 : 1,
    })
  }
  return rows
}
