import { violatedBy } from '../../constraints'
import type { Solved } from './altcha'
import { attemptsCovered, stepAfter } from './price'

/** A count that an attempt increases. */
export interface Counter {
  /** Hash of the name, alone or with the caller. */
  subject: string
  /** Attempts until the captcha becomes a step more expensive. */
  perStep: number
}

export interface Attempt {
  /** The caller's count first, then everybody's. */
  counters: readonly [Counter, Counter]
  /** The step that was paid for. */
  step: number
  now: string
  /** When the counts are forgotten without another attempt. */
  until: string
}

/**
 * `used`: the token was used before. `cheap`: after this many attempts a higher step is needed; nothing is spent or
 * counted.
 */
export type Outcome = 'passed' | 'used' | 'cheap'

const COUNT = `INSERT INTO captcha_tries (subject, tries, tries_max, forgotten_at) VALUES (?1, 1, ?2, ?3)
  ON CONFLICT (subject) DO UPDATE SET tries = iif(forgotten_at <= ?4, 1, tries + 1), tries_max = ?2, forgotten_at = ?3`

export function createCaptchaRepo(db: D1Database) {
  /** The primary key accepts a solution once, also for concurrent requests. */
  const spending = ({ nonce, expires }: Solved): D1PreparedStatement =>
    db.prepare('INSERT INTO captcha_solutions (nonce, expires_at) VALUES (?1, ?2)').bind(nonce, expires.toISOString())

  const counting = ({ counters, step, now, until }: Attempt): D1PreparedStatement[] =>
    counters.map(({ subject, perStep }) => db.prepare(COUNT).bind(subject, attemptsCovered(step, perStep), until, now))

  return {
    /** Spends a solution and counts an attempt, both or neither. Reads the outcome from the violated constraint. */
    async pass(solved: Solved | null, attempt: Attempt | null): Promise<Outcome> {
      const statements = [...(solved ? [spending(solved)] : []), ...(attempt ? counting(attempt) : [])]
      if (statements.length === 0) return 'passed'
      try {
        await db.batch(statements)
        return 'passed'
      } catch (error) {
        const violated = violatedBy(error)
        if (violated === 'captcha_solutions.nonce') return 'used'
        if (violated === 'captcha_price') return 'cheap'
        throw error
      }
    },

    /** The step of the next attempt. */
    async stepOf(counters: readonly Counter[], now: string): Promise<number> {
      const { results } = await db
        .prepare(
          'SELECT subject, tries FROM captcha_tries WHERE forgotten_at > ?2 AND subject IN (SELECT value FROM json_each(?1))',
        )
        .bind(JSON.stringify(counters.map(({ subject }) => subject)), now)
        .all<{ subject: string; tries: number }>()
      const attemptsOf = new Map(results.map(({ subject, tries }) => [subject, tries]))
      return Math.max(...counters.map(({ subject, perStep }) => stepAfter(attemptsOf.get(subject) ?? 0, perStep)))
    },

    /** Forgets the caller's attempts after a right answer; those of others stay counted. */
    async takeBack([caller, everybody]: Attempt['counters']): Promise<void> {
      await db.batch([
        db
          .prepare(
            `UPDATE captcha_tries SET tries = max(0, tries -
               coalesce((SELECT tries FROM captcha_tries WHERE subject = ?1), 0)) WHERE subject = ?2`,
          )
          .bind(caller.subject, everybody.subject),
        db.prepare('DELETE FROM captcha_tries WHERE subject = ?').bind(caller.subject),
      ])
    },

    /** Removes expired rows. Expired tokens are refused by their date. */
    async forget(now: string, limit: number): Promise<void> {
      const expired = (table: string, key: string, time: string) =>
        db
          .prepare(
            `DELETE FROM ${table} WHERE ${key} IN
               (SELECT ${key} FROM ${table} WHERE ${time} <= ?1 ORDER BY ${time} LIMIT ?2)`,
          )
          .bind(now, limit)
      await db.batch([
        expired('captcha_solutions', 'nonce', 'expires_at'),
        expired('captcha_tries', 'subject', 'forgotten_at'),
      ])
    },
  }
}

export type CaptchaRepo = ReturnType<typeof createCaptchaRepo>
