import { mailboxKey, sha256 } from '../../identity'

/** Under which the mailbox of a friend, or of who recommends the shop, is known. */
export const friendHashOf = (email: string): Promise<string> => sha256(`referral ${mailboxKey(email)}`)
