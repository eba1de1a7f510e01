/** Whom the header greets. Without a session both are ''. */
export interface GreetedCustomer {
  firstName: string
  email: string
}

export type LoginState = { state: 'checking' } | { state: 'loggedOut' } | { state: 'loggedIn'; firstName: string }

/** Whether a cookie or the address indicates a login. The claim grants no access: the store checks the session. */
export const claimsLogin = (loggedIn: string | undefined, search: string): boolean =>
  loggedIn !== undefined || Boolean(new URLSearchParams(search).get('sessionid'))

/** The login state in the header. A claim is checked first, and only a first name confirms it. */
export function loginState(
  isClaimed: boolean,
  { data, isError }: { data: GreetedCustomer | undefined; isError: boolean },
): LoginState {
  if (data?.firstName) return isClaimed ? { state: 'loggedIn', firstName: data.firstName } : { state: 'loggedOut' }
  return isClaimed && data === undefined && !isError ? { state: 'checking' } : { state: 'loggedOut' }
}

/** A name with at most `length` letters, shortened by an ellipsis. */
export function shortName(name: string, length: number): string {
  const letters = [...name]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : name
}

export const GREETING_LENGTH = { wide: 7, narrow: 10 } as const
