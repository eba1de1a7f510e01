import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShopError } from '~/api/errors'
import { readCookie } from '~/lib/cookies'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Section'

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

/** In place of a page that failed. It goes away by itself with the next navigation. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    document.title = 'Oops, Something Went Wrong!'
  }, [])
  const words = wordsFor(error)
  const details = detailsOf(error)
  return (
    <Container className="grid min-h-[60dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="font-display text-title font-bold">Oops, Something Went Wrong!</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        {words || 'This page could not be shown.'} What you have made so far is kept.
      </p>
      {details && <pre className="max-w-full overflow-auto bg-mist p-4 text-sm">{details}</pre>}
      <Button onClick={() => window.location.reload()}>Try again?</Button>
    </Container>
  )
}
