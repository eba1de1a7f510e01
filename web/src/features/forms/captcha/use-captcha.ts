import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RecaptchaConfigDocument } from '~/api/__generated__/graphql'
import { ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

export interface Captcha {
  state: CaptchaState
  /** Begins to work, so that the token is there when the form is sent; called again it does nothing. */
  start: () => void
  /** For one request: a token counts once. Rejects with a message for the shopper. */
  token: () => Promise<string>
}

/** Below what any token holds, however long the form stays open. */
const FRESH_MS = 20 * 60_000
const INVALID = 'Please make sure captcha is validated.'

const siteKeyQuery = {
  ...gqlQuery(RecaptchaConfigDocument, {}, ({ recaptchaV3Config: config }) =>
    config?.is_enabled ? config.website_key : null,
  ),
  staleTime: Number.POSITIVE_INFINITY,
  // A form that is sent waits for it, so it has to fail where there is no connection.
  networkMode: 'always',
} as const

/** A backend that has no reCAPTCHA to tell of has none. */
const siteKeyOf = (client: QueryClient): Promise<string | null> =>
  client.fetchQuery(siteKeyQuery).catch((error: unknown) => {
    if (error instanceof ShopError && error.code !== 'network') return null
    throw error
  })

async function findToken(client: QueryClient): Promise<string> {
  const siteKey = await siteKeyOf(client)
  if (siteKey !== null) return (await import('./recaptcha')).askRecaptcha(siteKey)
  return (await import('./altcha')).solveAltcha()
}

interface Attempt {
  token: Promise<string>
  /** On a clock that nobody sets. */
  begunAt: number
}

/** The captcha of one form; `CaptchaLine` shows it. */
export function useCaptcha(): Captcha {
  const client = useQueryClient()
  const [state, setState] = useState<CaptchaState>('idle')
  const current = useRef<Attempt | null>(null)

  const begin = (): Attempt => {
    const attempt = { token: findToken(client), begunAt: performance.now() }
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

  return {
    state,
    start: fresh,
    async token() {
      try {
        const token = await fresh().token
        current.current = null
        setState('idle')
        return token
      } catch (error) {
        throw error instanceof ShopError ? error : new ShopError('input', INVALID)
      }
    },
  }
}
