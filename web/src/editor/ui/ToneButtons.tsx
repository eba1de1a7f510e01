import { type PhotoLook, PLAIN_LOOK, TONES } from '@kea/design/look/photo-look'
import { useEffect, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { changedPicture } from '../render/changed-picture'
import { type Picture, smallerPicture } from '../render/smaller-picture'

const LABELS = { none: 'Colour', 'black-and-white': 'Black and white', sepia: 'Sepia' } as const
const SIDE_PX = 144

interface ToneButtonsProps {
  picture: Picture | null
  chosen: PhotoLook['tone']
  onChoose: (tone: PhotoLook['tone'], label: string) => void
}

/** The tones, each as a small picture of the shopper's own photo. */
export function ToneButtons({ picture, chosen, onChoose }: ToneButtonsProps) {
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="mb-1 font-medium">Tone</legend>
      {TONES.map((tone) => (
        <label
          key={tone}
          className={classNames(
            'grid cursor-pointer justify-items-center gap-1 rounded-lg border-2 p-1 text-center text-sm leading-tight has-focus-visible:outline-3 has-focus-visible:outline-kea',
            tone === chosen ? 'border-kea bg-kea-mist' : 'border-transparent hover:bg-mist',
          )}
        >
          <input
            type="radio"
            name="tone"
            checked={tone === chosen}
            onChange={() => onChoose(tone, LABELS[tone])}
            className="sr-only"
          />
          <TonePicture picture={picture} tone={tone} />
          {LABELS[tone]}
        </label>
      ))}
    </fieldset>
  )
}

function TonePicture({ picture, tone }: { picture: Picture | null; tone: PhotoLook['tone'] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture) return
    const small = smallerPicture(picture, SIDE_PX)
    const side = Math.min(small.width, small.height)
    const [left, top] = [(small.width - side) / 2, (small.height - side) / 2]
    context.clearRect(0, 0, SIDE_PX, SIDE_PX)
    context.drawImage(changedPicture(small, { ...PLAIN_LOOK, tone }), left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  }, [picture, tone])
  return (
    <span aria-hidden="true" className="w-full max-w-18">
      <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} className="aspect-square w-full rounded bg-mist" />
    </span>
  )
}
