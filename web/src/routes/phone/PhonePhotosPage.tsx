import { routes } from '@kea/shared/routes'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { photoAccept } from '~/lib/photos/photo-accept'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { GoOnWithout } from '~/ui/GoOnWithout'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { type PhonePhoto, usePhonePhotos } from './use-phone-photos'

/** The page behind the code of the design tool: it sends photos of this phone to the design on another device. */
export default function PhonePhotosPage() {
  const token = useLocation().hash.slice(1)
  const { link, photos, send, forget } = usePhonePhotos(token)
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  return (
    <Container className="grid max-w-xl content-start gap-6 pt-10 pb-20">
      <h1 className="font-display text-title font-bold">{routes.phonePhotos.heading}</h1>
      {link.state === 'asking' && <Waiting>Opening your link</Waiting>}
      {link.state === 'ended' && <Alert>{link.message}</Alert>}
      {link.state === 'open' && (
        <>
          <p className="text-lead text-ink-soft">Choose your photos. They appear in your design on the other screen.</p>
          <Button ref={chooser} className="justify-self-start" onClick={() => input.current?.click()}>
            {photos.length > 0 ? 'Choose more photos' : 'Choose photos'}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={photoAccept()}
            aria-label="Photo files"
            hidden
            onChange={(event) => {
              send([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </>
      )}
      <Summary photos={photos} />
      <ul className="grid gap-2">
        {photos.map((photo) => (
          <Row
            key={photo.id}
            photo={photo}
            onForget={() => {
              forget(photo.id)
              // The button that had the focus goes.
              chooser.current?.focus({ preventScroll: true })
            }}
          />
        ))}
      </ul>
    </Container>
  )
}

function Summary({ photos }: { photos: readonly PhonePhoto[] }) {
  const done = photos.filter(({ state }) => state === 'done').length
  const isBusy = photos.some(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <p role="status" className="font-medium">
      {isBusy && `Sending, ${done} of ${photos.length} done`}
      {!isBusy && done > 0 && 'All done. Carry on with your design on the other screen.'}
    </p>
  )
}

function Row({ photo: { name, state, sent, problem }, onForget }: { photo: PhonePhoto; onForget: () => void }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3 border-line border-b">
      <span translate="no" className="min-w-0 flex-1 truncate">
        {name}
      </span>
      {state === 'sending' && (
        <progress aria-label={`Upload of ${name}`} value={sent ?? 0} max={100} className="h-1 w-24 accent-kea" />
      )}
      {state === 'done' && <Check aria-label="Sent" className="size-5 text-kea" />}
      {state === 'failed' && (
        <span className="basis-full text-danger text-sm">
          {problem}
          <span className="block">
            <GoOnWithout name={name} onClick={onForget} />
          </span>
        </span>
      )}
    </li>
  )
}
