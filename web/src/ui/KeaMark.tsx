import { KEA_MARK } from '@kea/shared/first-view/navigation'
import { trustedHtml } from '~/lib/trusted-types'

const MARKUP = { __html: trustedHtml(KEA_MARK) }

/** The logo. Its markup is a constant that the edge writes too. */
export function KeaMark({ className }: { className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, shared with the edge as text
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} dangerouslySetInnerHTML={MARKUP} />
  )
}
