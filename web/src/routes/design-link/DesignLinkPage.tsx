import { routes } from '@kea/shared/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { OpenDesignLinkDocument } from '~/api/__generated__/documents/OpenDesignLink'
import { SharedDesignDocument } from '~/api/__generated__/documents/SharedDesign'
import type { DesignLinkKind, SharedDesignQuery } from '~/api/__generated__/types'
import { messageOf, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { OWN_ERRORS, STALE } from '~/api/query-client'
import { withNote } from '~/lib/tool-note'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { DesignPreview } from '~/ui/DesignPreview'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { SharedPages } from './SharedPages'

const sharedQuery = (token: string) =>
  gqlQuery(
    SharedDesignDocument,
    { token },
    ({ designLinkKind: kind, savedDesignByToken: shared }) => ({ kind, shared }),
    STALE.order,
  )

/** An address that does not work after so long has ended. Another one would not work either. */
const FRESH_MS = 5 * 60_000

const DEAD = 'This link no longer works. Ask for a new one.'

/** The path of the design that a link opens, or of a copy of it. */
async function open(token: string): Promise<string> {
  const { openDesignLink: opened } = await callShop(OpenDesignLinkDocument, { token })
  const path = opened?.design?.edit_link
  if (!path) throw new ShopError('input', opened?.user_errors[0]?.message || UNKNOWN_ERROR)
  return path
}

function useOpen(token: string, state?: ReturnType<typeof withNote>) {
  const navigate = useNavigate()
  return useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => open(token),
    onSuccess: (path) => navigate(path, { replace: true, state }),
  })
}

/** The page of a link to a design. Opening the page changes nothing: mail scanners open links too. */
export default function DesignLinkPage() {
  const token = useLocation().hash.slice(1)
  const { data: link, isPending, dataUpdatedAt, refetch } = useQuery(sharedQuery(token))
  const again = () => {
    if (Date.now() - dataUpdatedAt > FRESH_MS) void refetch()
  }
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      {isPending && <Waiting>Opening the link</Waiting>}
      {!isPending &&
        (link?.shared ? (
          <Shown token={token} design={link.shared} again={again} />
        ) : (
          <Other token={token} link={link} />
        ))}
    </Container>
  )
}

type SharedDesign = NonNullable<SharedDesignQuery['savedDesignByToken']>

interface ShownProps {
  token: string
  design: SharedDesign
  /** Asks for the design again: addresses of pictures are valid for an hour. */
  again: () => void
}

const LOOK =
  'Someone made this with us and shared it with you. Make your own: size, words and layout are ready. The photos stay private, so you add your own.'
const LEAF =
  'Someone made this with us and shared it with you: leaf through all pages, small and not for print. Make your own: size, words and layouts are ready. The photos stay private, so you add your own.'

function Shown({ token, design: { name, preview_image, preview_words, pages }, again }: ShownProps) {
  const { mutate, isPending, error } = useOpen(token, withNote('without photos'))
  const title = name || 'A design to see'
  const heading = <h1 className="font-display text-title font-bold wrap-anywhere">{title}</h1>
  const make = (
    <>
      {error && <Alert>{messageOf(error)}</Alert>}
      <Button state={isPending ? 'sending' : 'normal'} loadingText="One moment" onClick={() => mutate()}>
        Make your own
      </Button>
    </>
  )
  if (pages !== null && pages.length > 0) {
    return (
      <div className="grid gap-6">
        {heading}
        <SharedPages name={title} pages={pages} onLost={again} />
        <div className="grid items-center justify-items-start gap-x-16 gap-y-5 lg:grid-cols-[1fr_auto]">
          <p className="max-w-prose text-lead text-ink-soft">{LEAF}</p>
          {make}
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr] lg:items-center">
      <DesignPreview name={name ?? ''} preview={preview_image} words={preview_words} />
      <div className="grid justify-items-start gap-5">
        {heading}
        <p className="max-w-prose text-lead text-ink-soft">{LOOK}</p>
        {make}
      </div>
    </div>
  )
}

/** A mailed link, or one that does not work. Where the shop did not answer, opening the link says what is wrong. */
function Other({ token, link }: { token: string; link: { kind: DesignLinkKind | null } | undefined }) {
  const { mutate, isPending, error: failed } = useOpen(token)
  const error = failed ?? (link?.kind === null ? new ShopError('input', DEAD) : null)
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="font-display text-title font-bold">
        {error ? 'We can’t open this link' : 'Carry on with your design'}
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
