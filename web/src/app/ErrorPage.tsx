import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShopError } from '~/api/errors'
import { readCookie } from '~/lib/cookies'

/** The message for the shopper; '' for an error without one. */
function messageFor(error: unknown): string {
  if (error instanceof ShopError) return error.message
  if (isRouteErrorResponse(error)) return error.statusText
  return ''
}

/** Details for developers. The developer cookie reveals only what the browser already has. */
function detailsOf(error: unknown): string | null {
  if (readCookie('developer') === undefined) return null
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
}

interface ErrorPageProps {
  isInLayout?: boolean
  heading?: 'h1' | 'h2'
}

/**
 * Replaces a page that failed, until the next navigation. It uses only the classes of the first view, because nothing
 * more may load at that moment.
 *
 * @param isInLayout the layout around the page has its own padding
 * @param heading h2 in a layout with an h1
 */
export function ErrorPage({ isInLayout = false, heading: Heading = 'h1' }: ErrorPageProps) {
  const error = useRouteError()
  useEffect(() => {
    document.title = 'Oops, Something Went Wrong!'
  }, [])
  const message = messageFor(error)
  const details = detailsOf(error)
  return (
    <div
      className={`${isInLayout ? '' : classes.plainHead} grid min-h-[60dvh] content-center justify-items-start gap-6`}
    >
      <Heading className={classes.plainTitle}>Oops, Something Went Wrong!</Heading>
      <p className="max-w-prose text-lead text-ink-soft">
        {message || 'This page could not be shown.'} What you have made so far is kept.
      </p>
      {details && <pre className="max-w-full overflow-auto bg-mist p-4 text-sm">{details}</pre>}
      <button type="button" onClick={() => window.location.reload()} className={`${classes.heroAction} max-sm:w-full`}>
        Try again?
      </button>
    </div>
  )
}
