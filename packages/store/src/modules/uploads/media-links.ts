import type { Clock } from '../../clock'
import { isSigned, sign } from '../../signature'
import { mediaPath } from './media-path'

/** Long enough to look at a page. A later visit gets a new link. */
const LIFETIME_SECONDS = 3600

const signedText = (uid: string, end: string): string => `media.${uid}.${end}`

/** Links that open a private picture for a limited time. */
export function createMediaLinks({ signingKey, clock }: { signingKey: string | undefined; clock: Clock }) {
  const seconds = () => Math.floor(clock().getTime() / 1000)
  return {
    /** Null if the shop has no signing key. */
    async linkTo(uid: string, lifetimeSeconds = LIFETIME_SECONDS): Promise<string | null> {
      if (!signingKey) return null
      const end = String(seconds() + lifetimeSeconds)
      return `${mediaPath(uid)}?end=${end}&signature=${await sign(signingKey, signedText(uid, end))}`
    },

    async opens(uid: string, query: URLSearchParams): Promise<boolean> {
      const end = query.get('end') ?? ''
      if (!signingKey || !/^\d{1,12}$/.test(end) || Number(end) <= seconds()) return false
      return isSigned(signingKey, signedText(uid, end), query.get('signature') ?? '')
    },
  }
}

export type MediaLinks = ReturnType<typeof createMediaLinks>
