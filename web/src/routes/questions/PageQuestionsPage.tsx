import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { messageOf, ShopError } from '~/api/errors'
import { NotFoundPage } from '~/features/page/NotFoundPage'
import { Questions } from '~/features/widgets/Questions'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Pages } from '~/ui/Pages'
import { Container } from '~/ui/Section'
import { type PageQuestions, pageQuestionsQuery } from './page-questions'

const toWhole = (text: string | null | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)

/** All answered questions of one page. */
export default function PageQuestionsPage() {
  const pageId = toWhole(useParams().pageId)
  const [search] = useSearchParams()
  const page = toWhole(search.get('page')) || 1
  const { data, error, refetch } = useQuery({ ...pageQuestionsQuery(pageId, page), enabled: pageId > 0 })
  if (pageId === 0 || (error instanceof ShopError && error.code === 'not-found')) return <NotFoundPage />
  return (
    <>
      <Container className="pt-8 lg:pt-14">
        <h1 className="font-display text-title font-bold">{routes.productQa.heading}</h1>
        {data && (
          <p className="mt-4 text-lead text-ink-soft">
            About{' '}
            <Link to={data.path} className="text-kea underline">
              {data.title}
            </Link>
          </p>
        )}
        {error && (
          <Alert className="mt-8 max-w-2xl">
            <p>We could not load the questions. {messageOf(error)}</p>
            <Button look="secondary" className="mt-4" onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
      </Container>
      {data && <List data={data} page={page} />}
    </>
  )
}

function List({ data, page }: { data: PageQuestions; page: number }) {
  return (
    <>
      {data.questions.length > 0 ? (
        <Questions questions={data.questions} title="Questions from other shoppers" />
      ) : (
        <Container className="py-10">
          <p className="text-ink-soft">No questions yet.</p>
        </Container>
      )}
      <Container className="pb-20">
        <Pages label="Pages of questions" page={page} pages={data.pages} hrefOf={(to) => `?page=${to}`} />
      </Container>
    </>
  )
}
