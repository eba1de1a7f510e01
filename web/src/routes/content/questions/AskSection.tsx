import type { Page } from '@kea/shared/page/page'
import { routes } from '@kea/shared/routes'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Section } from '~/ui/Section'
import { WhenNear } from '~/ui/WhenNear'

const AskForm = lazyWithRetry(async () => (await import('./AskForm')).AskForm)

/** Under the answers that are there: the way to those that are not. The form's code comes when somebody wants to ask. */
export function AskSection({ page }: { page: Page }) {
  const [isAsking, setAsking] = useState(false)
  const { id, kind, reviews } = page
  return (
    <WhenNear>
      <Section ground="mist" className="py-12 lg:py-16">
        <div className="max-w-2xl">
          <h2 className="font-display text-heading font-bold">Still have a question?</h2>
          {isAsking ? (
            <div className="mt-6">
              <Suspense>
                <AskForm page={page} />
              </Suspense>
            </div>
          ) : (
            <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button look="secondary" onClick={() => setAsking(true)}>
                Ask a question
              </Button>
              {kind === 'content' && id !== null && reviews.questionCount > 0 && (
                <Link to={routes.productQa({ pageId: String(id) })} className="text-kea underline">
                  All questions about this
                </Link>
              )}
            </p>
          )}
        </div>
      </Section>
    </WhenNear>
  )
}
