import { PHOTO_HINT } from '@kea/shared/constants/uploads'
import { type RefCallback, useCallback, useRef } from 'react'
import { photoAccept } from '~/lib/photos/photo-accept'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { GoOnWithout } from '~/ui/GoOnWithout'
import { Waiting } from '~/ui/Waiting'
import type { OpenPhoto, PhotoState } from './use-photo'

interface PhotoChooserProps {
  photo: PhotoState
  onChoose: (file: File) => void
  /** Goes on without the file that is refused. */
  onDismiss: () => void
}

/** The chosen photo and the button for another one. */
export function PhotoChooser({ photo, onChoose, onDismiss }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const choose = () => input.current?.click()
  const goOn = () => {
    button.current?.focus()
    onDismiss()
  }
  return (
    <div>
      <div className="flex min-h-20 flex-wrap items-center gap-x-5 gap-y-4">
        {photo.state === 'opening' && <Waiting>Opening your photo</Waiting>}
        {photo.state === 'none' && (
          <Button ref={button} onClick={choose}>
            Choose a photo
          </Button>
        )}
        {photo.state === 'none' && <p className="text-ink-soft">{PHOTO_HINT}</p>}
        {photo.state === 'open' && (
          <>
            <div className="flex min-w-0 items-center gap-4 max-sm:w-full">
              <Thumbnail photo={photo.photo} />
              <p className="min-w-0">
                <span translate="no" className="block truncate font-semibold">
                  {photo.photo.file.name}
                </span>
                <span className="text-ink-soft tabular-nums">
                  {photo.photo.width} × {photo.photo.height} pixels
                </span>
              </p>
            </div>
            <Button ref={button} look="secondary" onClick={choose}>
              Choose another photo
            </Button>
          </>
        )}
      </div>
      {photo.state !== 'opening' && photo.problem && (
        <Alert className="mt-4 max-w-2xl">
          {photo.problem}
          <p>
            <GoOnWithout onClick={goOn} />
          </p>
        </Alert>
      )}
      <input
        ref={input}
        type="file"
        accept={photoAccept()}
        aria-label="Photo file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Without this the same file could not be chosen again.
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
    </div>
  )
}

function Thumbnail({ photo: { bitmap } }: { photo: OpenPhoto }) {
  const show: RefCallback<HTMLCanvasElement> = useCallback(
    (canvas) => canvas?.getContext('2d')?.drawImage(bitmap, 0, 0),
    [bitmap],
  )
  return (
    <canvas
      ref={show}
      width={bitmap.width}
      height={bitmap.height}
      role="img"
      aria-label="Your photo"
      className="h-20 w-auto max-w-32 shrink-0 rounded-picture object-cover"
    />
  )
}
