export type LoginState = { state: 'checking' } | { state: 'loggedOut' } | { state: 'loggedIn'; firstName: string }

/** Whether it is worth asking who is logged in: a cookie or an address says so. Neither opens anything. */
export const claimsLogin = (loggedIn: string | undefined, search: string): boolean =>
  loggedIn !== undefined || Boolean(new URLSearchParams(search).get('sessionid'))

/** What the header shows: with a claim it is first checked, and only a first name makes a customer. */
export function loginState(
  isClaimed: boolean,
  { data, isError }: { data: string | undefined; isError: boolean },
): LoginState {
  if (data) return isClaimed ? { state: 'loggedIn', firstName: data } : { state: 'loggedOut' }
  return isClaimed && data === undefined && !isError ? { state: 'checking' } : { state: 'loggedOut' }
}

/** A name cut to what its place holds. */
export function shortName(name: string, length: number): string {
  const letters = [...name]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : name
}

export const GREETING_LENGTH = { wide: 7, narrow: 10 } as const
