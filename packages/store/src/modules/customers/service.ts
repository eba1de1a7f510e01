import { COOKIE_SECONDS } from '@kea/shared/constants/cookies'
import type { Clock } from '../../clock'
import { sha256 } from '../../identity'
import { inputRefusal, Refusal } from '../../refusal'
import type { Caller } from './caller'
import { isPassword } from './password'
import type { CustomerRow, CustomersRepo } from './repo'

/** Magento's defaults: after so many failures an address rests for half an hour. */
const FAILURES_MAX = 6
const REST_SECONDS = 1800

interface Dependencies {
  repo: CustomersRepo
  clock: Clock
  caller: Caller
}

const notAuthorised = () => new Refusal('graphql-authorization', "The current customer isn't authorized.")

/** The same words for a wrong password, an unknown address and a resting one. */
const loginFailed = () =>
  new Refusal(
    'graphql-authentication',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  )

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

  /** The customer who asks, or Magento's refusal of a guest. */
  const current = (): CustomerRow => {
    if (!caller.customer) throw notAuthorised()
    return caller.customer
  }

  return {
    current,

    /** A token for who knows the password. */
    async logIn(email: string, password: string): Promise<string> {
      if (email.trim() === '') throw inputRefusal('Specify the "email" value.')
      if (password === '') throw inputRefusal('Specify the "password" value.')
      const address = email.trim().toLowerCase()
      const emailHash = await sha256(address)
      const now = clock().toISOString()
      const until = secondsFromNow(REST_SECONDS)
      if (!(await repo.mayTry({ emailHash, now, until, max: FAILURES_MAX }))) throw loginFailed()
      const customer = await repo.byEmail(address)
      if (!isPassword(password, customer?.password_hash ?? null) || !customer) throw loginFailed()
      await repo.forgetFailures(emailHash)
      const token = newToken()
      await repo.addToken(await sha256(token), customer.id, now, secondsFromNow(COOKIE_SECONDS.customerToken))
      return token
    },

    /** Ends the session whose token comes along. */
    async logOut(): Promise<void> {
      current()
      if (caller.tokenHash) await repo.removeToken(caller.tokenHash)
    },
  }
}
