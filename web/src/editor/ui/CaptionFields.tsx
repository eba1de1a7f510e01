import { captionsOn } from '@kea/design/layouts/captions'
import type { Span } from '@kea/design/layouts/choose-layout'
import type { SurfaceLayout } from '@kea/design/layouts/layout-data'
import type { CaptionPlace } from '@kea/design/layouts/slots'
import { RadioCards } from '~/ui/RadioCards'
import { writeCaption } from '../commands/captions'
import { setLayout } from '../commands/layout'
import { useDesign, useEditor } from './use-editor'

const CHOICES = [
  { value: 'none', label: 'None' },
  { value: 'below', label: 'Below' },
  { value: 'beside', label: 'Beside' },
]

const isCaptions = (value: string): value is NonNullable<SurfaceLayout['captions']> =>
  value === 'below' || value === 'beside'

interface CaptionFieldsProps {
  layout: SurfaceLayout
  span: Span
  /** The places for words, in the order of the photos. */
  places: readonly CaptionPlace[]
  /** The number of the first place, which a shopper calls 1. */
  first: number
}

/** Whether each photo of a layout has a place for words, and a way into each without a tap on the print. */
export function CaptionFields({ layout, span, places, first }: CaptionFieldsProps) {
  const { editor } = useEditor()
  useDesign()
  const { design, surface } = editor.context()
  const captions = captionsOn(design, surface)
  const { captions: side, ...plain } = layout
  const waiting = surface.surplusCaptions?.length ?? 0
  return (
    // One column of the panel's width: long words must not make the panel wider.
    <div className="grid grid-cols-1 gap-2">
      <RadioCards
        legend="Words with each photo"
        className="grid-cols-3 text-center"
        isStacked
        choices={CHOICES}
        value={side ?? 'none'}
        onChange={(value) =>
          editor.run(setLayout({ ...plain, ...(isCaptions(value) && { captions: value }) }, span), 'layout captions')
        }
      />
      {waiting > 0 && (
        <p role="status" className="text-ink-soft text-sm">
          {waiting === 1 ? 'The words of one photo have' : `The words of ${waiting} photos have`} no place here. They
          come back with a layout that has room.
        </p>
      )}
      {places.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {places.map(({ slot }) => {
            const words = captions.find((item) => item.slot === slot)?.data.words.trim() ?? ''
            const place = slot - first + 1
            return (
              <li key={slot}>
                <button
                  type="button"
                  aria-label={words ? `Words of photo ${place}: ${words}` : `Add words to photo ${place}`}
                  onClick={() => editor.run(writeCaption(slot))}
                  className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-lg px-2 text-left hover:bg-mist"
                >
                  <span className="grid size-7 shrink-0 place-items-center rounded-full bg-mist text-sm">{place}</span>
                  {words ? (
                    <span className="truncate" translate="no">
                      {words}
                    </span>
                  ) : (
                    <span className="text-ink-soft">Add words</span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
