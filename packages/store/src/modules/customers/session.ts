/** How a customer got into a session. */
export type LoginMethod = 'password' | 'code' | 'link' | 'social' | 'passkey'

/** A session as its customer sees it. Its token is not stored. */
export interface SessionRow {
  uid: string
  /** Null for a program, or for a session from before devices were noted. */
  device: string | null
  way: LoginMethod | null
  created_at: string
  last_seen_at: string
  is_current: number
}

/** A session that is used has its time written at most this often. */
export const SEEN_MS = 3_600_000
