import { firstViewClasses } from '@kea/shared/first-view/classes'
import { memo } from 'react'
import { trustedHtml } from '~/lib/trusted-types'

/** An icon of the header bar, from the markup that the edge writes too. */
export const LineIcon = memo(function LineIcon({ markup }: { markup: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={firstViewClasses.icon}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, shared with the edge as text
      dangerouslySetInnerHTML={{ __html: trustedHtml(markup) }}
    />
  )
})
