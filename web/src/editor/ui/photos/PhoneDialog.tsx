import { PHONE_LINK } from '@kea/shared/constants/uploads'
import { routes } from '@kea/shared/routes'
import { useCallback } from 'react'
import type { PhoneLink, StoredPhoto } from '~/lib/photos/phone-link-api'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Waiting } from '~/ui/Waiting'
import { useEditor } from '../use-editor'
import { QrCode } from './QrCode'
import { usePhoneLink } from './use-phone-link'

/** The token is behind the `#`, which a browser sends to no server. */
const addressOf = ({ token, origin }: PhoneLink): string =>
  `${origin ?? window.location.origin}${routes.phonePhotos()}#${token}`

const count = (photos: number): string => (photos === 1 ? '1 photo has arrived' : `${photos} photos have arrived`)

/** A code that hands the choice of photos to the shopper's phone. They come into the tray while it is open. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useEditor()
  const take = useCallback((photo: StoredPhoto) => editor.addUploaded(photo), [editor])
  const { state, arrived, again } = usePhoneLink(take)
  return (
    <Dialog title="Use photos from your phone" open onClose={onClose}>
      <div className="grid justify-items-center gap-4 text-center">
        {state.step === 'making' && <Waiting>Making your code</Waiting>}
        {state.step === 'open' && (
          <>
            <p>Scan this code with your phone’s camera, then choose your photos there.</p>
            <QrCode text={addressOf(state.link)} />
            <p className="break-all text-ink-soft text-sm">
              Or open{' '}
              <a href={addressOf(state.link)} target="_blank" rel="noreferrer" className="underline">
                this link
              </a>
              . It works for {PHONE_LINK.minutes} minutes, and it can only add photos.
            </p>
          </>
        )}
        {state.step === 'ended' && (
          <>
            <p>This code has expired. Photos on their way are kept.</p>
            <Button onClick={again}>Show a new code</Button>
          </>
        )}
        {state.step === 'failed' && (
          <>
            <Alert>{state.message}</Alert>
            <Button onClick={again}>Try again</Button>
          </>
        )}
        <p role="status" className="min-h-6 font-medium">
          {arrived > 0 && count(arrived)}
        </p>
        {arrived > 0 && <Button onClick={onClose}>Done</Button>}
      </div>
    </Dialog>
  )
}
