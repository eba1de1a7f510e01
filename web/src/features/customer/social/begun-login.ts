import { fieldsOf } from '~/lib/fields-of'

/** A login by a provider that has begun in this tab. A window that the tab opens gets a copy. */
export interface BegunLogin {
  provider: string
  isSubscribed: boolean
}

const BEGUN = 'socialLogin'
const OPEN = 'socialConnection'

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without storage the login in a window of its own still works.
  }
}

export const rememberBegun = (begun: BegunLogin): void => write(BEGUN, JSON.stringify(begun))

export function readBegun(): BegunLogin | null {
  try {
    const { provider, isSubscribed } = fieldsOf(JSON.parse(read(BEGUN) ?? 'null'))
    return typeof provider === 'string' ? { provider, isSubscribed: isSubscribed === true } : null
  } catch {
    return null
  }
}

/** The state of a login that may be connected with an account, once the customer has logged in to it. */
export const rememberOpen = (state: string): void => write(OPEN, state)

/** Reads the state, and forgets it. */
export function takeOpen(): string | null {
  const state = read(OPEN)
  write(OPEN, null)
  return state
}
