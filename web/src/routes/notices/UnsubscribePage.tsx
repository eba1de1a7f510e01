import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { UnsubscribeNewsletterDocument } from '~/api/__generated__/documents/UnsubscribeNewsletter'
import { messageOf, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { OWN_ERRORS } from '~/api/query-client'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { Container } from '~/ui/Section'

async function unsubscribe(token: string): Promise<string> {
  const { unsubscribeNewsletter: answer } = await callShop(UnsubscribeNewsletterDocument, { token })
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  if (answer.error) throw new ShopError('input', answer.message || UNKNOWN_ERROR)
  return answer.message ?? ''
}

/** The page of the link in a newsletter. Opening it changes nothing: mail scanners open links too. */
export default function UnsubscribePage() {
  const [search] = useSearchParams()
  const { mutate, data, error, isPending } = useMutation({ meta: OWN_ERRORS, mutationFn: unsubscribe })
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      <h1 className="font-display text-title font-bold">{routes.unsubscribe.heading}</h1>
      <div role="status">{data !== undefined && <p className="mt-4 text-lead">{data}</p>}</div>
      {data === undefined ? (
        <>
          <p className="mt-4 max-w-prose text-lead text-ink-soft">
            Press the button to stop our newsletters. Your codes stay valid, and we still email you about your orders.
          </p>
          {error && <Alert className="mt-6 max-w-2xl">{messageOf(error)}</Alert>}
          <Button
            className="mt-8"
            state={isPending ? 'sending' : 'normal'}
            loadingText="One moment"
            onClick={() => mutate(search.get('token') ?? '')}
          >
            Unsubscribe
          </Button>
        </>
      ) : (
        <ButtonLink to={routes.home()} look="secondary" className="mt-8">
          To the shop
        </ButtonLink>
      )}
    </Container>
  )
}
