import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { loadPage } from '~/features/page/load-page'
import { pageQuery } from '~/features/page/page-query'
import { DeferredUntilIdle } from '~/features/scheduling/DeferredUntilIdle'
import { CmsContent } from '~/features/widgets/CmsContent'
import { Container } from '~/ui/Section'
import { DayQuestion } from './DayQuestion'
import { GiftResults } from './GiftResults'
import { giftFinderQuery } from './gift-finder-query'
import { Question } from './Question'
import { useGiftFinder } from './use-gift-finder'

export async function clientLoader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  await Promise.all([loadPage(args), queryClient.ensureQueryData(giftFinderQuery(searchParams))])
  return null
}

/** Asks four things, each of which may be skipped, and shows the presents that the store finds. */
export default function GiftFinderPage() {
  const page = usePrefetchedQuery(pageQuery(routes.giftFinder()))
  const { finder, answers, isWaiting, answer, showMore } = useGiftFinder()
  return (
    <>
      <PlainHeading lead={routes.giftFinder.lead}>{page.heading}</PlainHeading>
      <Container className="pb-16 lg:pb-24">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2 lg:gap-y-9">
          {finder.questions.map((question) =>
            question.code === 'by' ? (
              <DayQuestion key={question.code} question={question} answers={answers} onAnswer={answer} />
            ) : (
              <Question
                key={question.code}
                question={question}
                value={answers[question.code]}
                onAnswer={(value) => answer(question.code, value)}
              />
            ),
          )}
        </div>
        <hr className="my-8 border-line lg:my-12" />
        <GiftResults finder={finder} isWaiting={isWaiting} onAnswer={answer} onMore={showMore} />
      </Container>
      <DeferredUntilIdle>
        <CmsContent page={page} />
      </DeferredUntilIdle>
    </>
  )
}
