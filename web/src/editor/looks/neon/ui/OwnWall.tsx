import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { photoAccept } from '~/lib/photos/photo-accept'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Slider } from '../../../ui/Slider'
import type { OwnWallState } from './use-own-wall'

const LEAST_M = 0.8
const MOST_M = 8

/** The photo of the shopper's own wall, and how wide that wall is. */
export function OwnWall({ own: { photo, isOpening, problem, wallMm, open, setWallMm } }: { own: OwnWallState }) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void open(file)
    // A reset lets the shopper choose the same file again.
    target.value = ''
  }
  return (
    <div className="grid gap-x-8 gap-y-3 md:col-span-3 md:grid-cols-3">
      <div>
        <Button
          look="secondary"
          state={isOpening ? 'sending' : 'normal'}
          loadingText="Opening your photo"
          onClick={() => input.current?.click()}
          className="w-full"
        >
          <ImageUp aria-hidden="true" className="size-5" />
          {photo ? 'Choose another photo' : 'Choose a photo of your wall'}
        </Button>
        <input
          ref={input}
          type="file"
          accept={photoAccept()}
          aria-label="Photo of your wall"
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        {problem && (
          <Alert tone="danger" className="mt-3">
            {problem}
          </Alert>
        )}
      </div>
      {photo ? (
        <>
          <Slider
            label="Width of the wall in your photo"
            unit="m"
            value={wallMm / 1000}
            least={LEAST_M}
            most={MOST_M}
            step={0.05}
            onChange={(metres) => setWallMm(metres * 1000)}
          />
          <p className="text-sm text-ink-soft">
            Measure the wall, or set the width so that the sofa or door has the size of your own. Drag the sign to where
            it will hang. Your photo stays on this device.
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-soft md:col-span-2">
          Stand straight in front of the wall, by daylight. Your photo stays on this device.
        </p>
      )}
    </div>
  )
}
