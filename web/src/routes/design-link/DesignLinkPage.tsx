import { routes } from '@kea/shared/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { OpenDesignLinkDocument, SharedDesignDocument } from '~/api/__generated__/graphql'
import { messageOf, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { DesignPreview } from '~/ui/DesignPreview'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'

const sharedQuery = (token: string) =>
  gqlQuery(SharedDesignDocument, { token }, ({ savedDesignByToken }) => savedDesignByToken, STALE.order)

/** The path of the design that a link opens, or of a copy of it. */
async function open(token: string): Promise<string> {
  const { openDesignLink: opened } = await callShop(OpenDesignLinkDocument, { token })
  const path = opened?.design?.edit_link
  if (!path) throw new ShopError('input', opened?.user_errors[0]?.message || UNKNOWN_ERROR)
  return path
}

function useOpen(token: string) {
  const navigate = useNavigate()
  return useMutation({ mutationFn: () => open(token), onSuccess: (path) => navigate(path, { replace: true }) })
}

/** The page of a link to a design. Opening the page changes nothing: mail scanners open links too. */
export default function DesignLinkPage() {
  const token = useLocation().hash.slice(1)
  const { data: shared, isPending } = useQuery(sharedQuery(token))
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      {isPending && <Waiting>Opening the link</Waiting>}
      {!isPending && (shared ? <Shown token={token} {...shared} /> : <Mailed token={token} />)}
    </Container>
  )
}

function Shown({ token, name, preview_image }: { token: string; name: string | null; preview_image: string | null }) {
  const { mutate, isPending, error } = useOpen(token)
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr] lg:items-center">
      <DesignPreview name={name ?? ''} preview={preview_image} />
      <div className="grid justify-items-start gap-5">
        <h1 className="font-display text-title font-bold wrap-anywhere">{name || 'A design to look at'}</h1>
        <p className="text-lead text-ink-soft">
          Somebody made this with us and shows it to you. Make your own with your photos: sizes, words and layout are
          there already.
        </p>
        {error && <Alert>{messageOf(error)}</Alert>}
        <Button state={isPending ? 'sending' : 'normal'} loadingText="One moment" onClick={() => mutate()}>
          Make your own
        </Button>
      </div>
    </div>
  )
}

function Mailed({ token }: { token: string }) {
  const { mutate, isPending, error } = useOpen(token)
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="font-display text-title font-bold">
        {error ? 'We can’t open this link' : 'Go on with your design'}
      </h1>
      {error ? (
        <>
          <Alert>{messageOf(error)}</Alert>
          <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
        </>
      ) : (
        <>
          <p className="max-w-prose text-lead text-ink-soft">
            Open your design on this device. If you started it in another browser, this opens a copy, and the first one
            stays as it is.
          </p>
          <Button state={isPending ? 'sending' : 'normal'} loadingText="One moment" onClick={() => mutate()}>
            Open the design
          </Button>
        </>
      )}
    </div>
  )
}
