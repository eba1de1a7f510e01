import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShopError } from '~/api/errors'
import { readCookie } from '~/lib/cookies'

/** What was thrown in words for the shopper; '' where only the heading can be said. */
function wordsFor(error: unknown): string {
  if (error instanceof ShopError) return error.message
  if (isRouteErrorResponse(error)) return error.statusText
  return ''
}

/** What went wrong, for those who mend it. The developer cookie shows what the browser knows anyway, nothing more. */
function detailsOf(error: unknown): string | null {
  if (readCookie('developer') === undefined) return null
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
}

/**
 * In place of a page that failed; it goes away by itself with the next navigation. Made of what the first view is made
 * of, since it has to be there when nothing more can be loaded.
 */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    document.title = 'Oops, Something Went Wrong!'
  }, [])
  const words = wordsFor(error)
  const details = detailsOf(error)
  return (
    <div className={`${classes.plainHead} grid min-h-[60dvh] content-center justify-items-start gap-6`}>
      <h1 className={classes.plainTitle}>Oops, Something Went Wrong!</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        {words || 'This page could not be shown.'} What you have made so far is kept.
      </p>
      {details && <pre className="max-w-full overflow-auto bg-mist p-4 text-sm">{details}</pre>}
      <button type="button" onClick={() => window.location.reload()} className={`${classes.heroAction} max-sm:w-full`}>
        Try again?
      </button>
    </div>
  )
}
