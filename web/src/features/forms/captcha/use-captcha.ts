import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RecaptchaConfigDocument } from '~/api/__generated__/documents/RecaptchaConfig'
import { noAnswer, ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { withRetry } from '~/lib/with-retry'

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

export interface Captcha {
  state: CaptchaState
  /** Starts the work for a token before the form is sent. A second call does nothing. */
  start: () => void
  /** A token for one request. Rejects with a message for the shopper. */
  token: () => Promise<string>
  /** Sends with a token. If the store responds with a harder challenge, solves it and sends again. */
  spend: <T>(send: (token: string) => Promise<T>) => Promise<T>
  /** The same, but the first time without a token (''): inside a session only many wrong tries need one. */
  spendIfAsked: <T>(send: (token: string) => Promise<T>) => Promise<T>
}

/** Shorter than the validity of every token. */
const FRESH_MS = 20 * 60_000
/** The store may raise the difficulty again between two attempts. */
const ROUNDS_MAX = 3
const NOT_LOADED =
  'The check that you are human did not load. If a blocker is on, allow our shop in it. Then send again.'
const INVALID = 'Please make sure captcha is validated.'

const siteKeyQuery = {
  ...gqlQuery(
    RecaptchaConfigDocument,
    {},
    ({ recaptchaV3Config: config }) => (config?.is_enabled ? config.website_key : null),
    STALE.forever,
  ),
  // A submit waits for this query, so it must fail without a connection.
  networkMode: 'always',
} as const

/** The site key of reCAPTCHA; null for a backend that does not use it or does not know the query. */
const siteKeyOf = (client: QueryClient): Promise<string | null> =>
  client.fetchQuery(siteKeyQuery).catch((error: unknown) => {
    if (error instanceof ShopError && error.code !== 'network') return null
    throw error
  })

/** Code of the captcha, which loads with the first form. Its absence is told as what it is. */
const part = <T>(load: () => Promise<T>): Promise<T> =>
  withRetry(load).catch(() => {
    throw noAnswer(NOT_LOADED)
  })

async function findToken(client: QueryClient, challenge?: unknown): Promise<string> {
  if (challenge !== undefined) return (await part(() => import('./altcha'))).solveAltcha(challenge)
  const siteKey = await siteKeyOf(client)
  if (siteKey !== null) return (await part(() => import('./recaptcha'))).askRecaptcha(siteKey)
  return (await part(() => import('./altcha'))).solveAltcha()
}

interface Attempt {
  token: Promise<string>
  /** In ms of `performance.now()`, which does not follow changes of the system clock. */
  begunAt: number
}

/** The captcha of one form. `CaptchaLine` shows its state. */
export function useCaptcha(): Captcha {
  const client = useQueryClient()
  const [state, setState] = useState<CaptchaState>('idle')
  const current = useRef<Attempt | null>(null)

  const begin = (challenge?: unknown): Attempt => {
    const attempt = { token: findToken(client, challenge), begunAt: performance.now() }
    current.current = attempt
    setState('working')
    const settle = (next: CaptchaState) => () => {
      if (current.current !== attempt) return
      if (next === 'failed') current.current = null
      setState(next)
    }
    attempt.token.then(settle('done'), settle('failed'))
    return attempt
  }

  const fresh = (): Attempt => {
    const attempt = current.current
    return attempt && performance.now() - attempt.begunAt < FRESH_MS ? attempt : begin()
  }

  const take = async (): Promise<string> => {
    try {
      const token = await fresh().token
      current.current = null
      setState('idle')
      return token
    } catch (error) {
      throw error instanceof ShopError ? error : new ShopError('input', INVALID)
    }
  }

  const sending = async <T>(send: (token: string) => Promise<T>, isAsked: boolean): Promise<T> => {
    for (let round = 1; ; round += 1) {
      try {
        return await send(isAsked || round > 1 ? await take() : '')
      } catch (error) {
        const challenge = error instanceof ShopError ? error.challenge : undefined
        if (challenge === undefined || round === ROUNDS_MAX) throw error
        begin(challenge)
      }
    }
  }

  return {
    state,
    start: fresh,
    token: take,
    spend: (send) => sending(send, true),
    spendIfAsked: (send) => sending(send, false),
  }
}
