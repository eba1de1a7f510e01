import { COOKIE_SECONDS } from '@kea/shared/constants/cookies'
import type { Clock } from '../../clock'
import { sha256 } from '../../identity'
import { inputRefusal, Refusal } from '../../refusal'
import type { Caller } from './caller'
import { isPassword } from './password'
import type { CustomerRow, CustomersRepo } from './repo'
import type { LoginMethod, SessionRow } from './session'

interface Dependencies {
  repo: CustomersRepo
  clock: Clock
  caller: Caller
}

const notAuthorised = () => new Refusal('graphql-authorization', "The current customer isn't authorized.")

/** How long a login counts as a proof of who asks. */
const FRESH_MS = 10 * 60_000

/** The browser asks the customer to log in again, and repeats the request. */
const proofNeeded = () =>
  new Refusal('graphql-input', 'Please log in again first, so that we know it is you.', { needs_fresh_login: true })

/** The same message for a wrong password and for an unknown address. */
export const loginFailed = () =>
  new Refusal(
    'graphql-authentication',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  )

/** The input of a login. */
export interface Login {
  /** As stored: lower case, trimmed. */
  email: string
  password: string
}

/** Refuses empty input. */
export function readLogin(email: string, password: string): Login {
  if (email.trim() === '') throw inputRefusal('Specify the "email" value.')
  if (password === '') throw inputRefusal('Specify the "password" value.')
  // Spaces around a password are ignored.
  return { email: email.trim().toLowerCase(), password: password.trim() }
}

/** 256 random bits in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export function createCustomersService({ repo, clock, caller }: Dependencies) {
  const secondsFromNow = (seconds: number): string => new Date(clock().getTime() + seconds * 1000).toISOString()

  /** The customer, or Magento's refusal of a guest. */
  const current = (): CustomerRow => {
    if (!caller.customer) throw notAuthorised()
    return caller.customer
  }

  /**
   * A new session; answers its token. It replaces the caller's own one.
   *
   * @param isApart true if the caller may not be who the customer is: what the browser has as a guest stays the guest's
   */
  const startSession = async (customerId: number, way: LoginMethod, isApart = false): Promise<string> => {
    const token = newToken()
    await repo.addToken({
      hash: await sha256(token),
      customerId,
      way,
      device: caller.device,
      now: clock().toISOString(),
      expiresAt: secondsFromNow(COOKIE_SECONDS.customerToken),
      isApart,
      replaces: caller.customer?.id === customerId ? caller.tokenHash : null,
    })
    return token
  }

  return {
    current,

    /** The customer, who has logged in within the last ten minutes. For everything that adds a login method. */
    provenCurrent(): CustomerRow {
      const customer = current()
      if (clock().getTime() - Date.parse(caller.sessionBeganAt ?? '') <= FRESH_MS) return customer
      throw proofNeeded()
    },

    isLoggedIn: (): boolean => caller.customer !== null,
    startSession,

    /** A token for the right password. The captcha has counted the attempt. */
    async logIn({ email, password }: Login): Promise<string> {
      const customer = await repo.byEmail(email)
      if (!isPassword(password, customer?.password_hash ?? null) || !customer) throw loginFailed()
      return startSession(customer.id, 'password')
    },

    /** Ends the session of the sent token. */
    async logOut(): Promise<void> {
      current()
      if (caller.tokenHash) await repo.removeToken(caller.tokenHash)
    },

    /** The sessions of the customer; null for anybody else. */
    async sessions(customerId: number | null | undefined): Promise<SessionRow[] | null> {
      const { customer, tokenHash } = caller
      if (!customer || !tokenHash || customer.id !== customerId) return null
      return repo.sessions(customer.id, tokenHash, clock().toISOString())
    },

    /** False for a session that is not the customer's. */
    endSession: (uid: string): Promise<boolean> => repo.removeSession(current().id, uid),

    async endOtherSessions(): Promise<void> {
      const { id } = current()
      if (caller.tokenHash) await repo.removeOtherSessions(id, caller.tokenHash)
    },
  }
}

export type CustomersService = ReturnType<typeof createCustomersService>
