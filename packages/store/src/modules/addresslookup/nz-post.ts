import { z } from 'zod'
import type { Clock } from '../../clock'
import type { ExternalFetch } from '../captcha/recaptcha'
import type { FoundAddress, StreetFinder } from './port'
import { readFullAddress } from './read-full-address'

/** A shopper who types does not wait longer. */
const DEADLINE_MS = 1_500
const FOUND_MAX = 8
/** A token is renewed so long before it ends. */
const RENEWED_MS = 60_000

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
const addressesAnswer = z.object({ addresses: z.array(z.object({ full_address: z.string() })) })

export interface NzPostAccount {
  /** Of the addresses, and of the logins. */
  origin: string
  loginOrigin: string
  clientId: string
  clientSecret: string
}

interface Token {
  value: string
  endsAt: number
}

/** The token of each account, for as long as the isolate lives: New Zealand Post refuses those who ask for one each time. */
const tokens = new Map<string, Token>()

/** New Zealand Post's ParcelAddress API. */
export function createNzPost(account: NzPostAccount, externalFetch: ExternalFetch, clock: Clock): StreetFinder {
  const { origin, loginOrigin, clientId, clientSecret } = account

  async function newToken(signal: AbortSignal): Promise<string> {
    const response = await externalFetch(
      new Request(`${loginOrigin}/as/token.oauth2`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }),
        signal,
      }),
    )
    if (!response.ok) throw new Error(`NZ Post’s login answers ${response.status}`)
    const { access_token: value, expires_in } = tokenAnswer.parse(await response.json())
    tokens.set(clientId, { value, endsAt: clock().getTime() + expires_in * 1_000 - RENEWED_MS })
    return value
  }

  function ask(text: string, token: string, signal: AbortSignal): Promise<Response> {
    const query = new URLSearchParams({ q: text, count: String(FOUND_MAX) })
    return externalFetch(
      new Request(`${origin}/parceladdress/2.0/domestic/addresses?${query}`, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
        signal,
      }),
    )
  }

  return {
    async find(text): Promise<FoundAddress[]> {
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const kept = tokens.get(clientId)
      const isKept = kept !== undefined && kept.endsAt > clock().getTime()
      let response = await ask(text, isKept ? kept.value : await newToken(signal), signal)
      // A token may be withdrawn before its end.
      if (response.status === 401 && isKept) response = await ask(text, await newToken(signal), signal)
      if (!response.ok) throw new Error(`NZ Post answers ${response.status}`)
      const { addresses } = addressesAnswer.parse(await response.json())
      return addresses.flatMap(({ full_address }) => readFullAddress(full_address) ?? [])
    },
  }
}
