/** The backend's answer about a token; `unknown` while the backend does not answer. */
export type TokenCheck = { status: 'valid'; id: string } | { status: 'invalid' } | { status: 'unknown' }

export interface CustomerCheck {
  check(token: string, requestId: string): Promise<TokenCheck>
  /** Removes a token whose session has ended. */
  forget(token: string): Promise<void>
}
