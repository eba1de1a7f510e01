import { itemsOn } from '@kea/design/document/records'
import { isStarting } from '@kea/design/edits/start'
import { hasPlaces } from '@kea/design/layouts/slots'
import { lettersRoom } from '@kea/design/preflight/letters'
import { PHOTO_HINT } from '@kea/shared/constants/uploads'
import { ImagePlus, Type } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import type { Editor } from '../Editor'
import { solidOf } from '../solids/solids'
import { usePanel } from './panels'
import { useEditor } from './use-editor'
import { useSelected } from './use-selected'
import { useShownLayout } from './use-shown-layout'

/** A print that is so many times wider than high has no space for the button beside words. */
const STRIP = 3

/** The photo button on the empty print; the button for words on a part that takes no photo. */
export function EmptyPrint() {
  const asked = useSelected(askedFor)
  return asked && <AskButton {...asked} />
}

/** What the shop asks for on the surface in front; null for nothing. */
function askedFor({ context, scene, session }: Editor) {
  const { design, surface } = context()
  const items = itemsOn(design, surface)
  const { part, face } = scene().surface
  const isBegun = hasPlaces(surface) || !items.every(isStarting) || (items.length > 0 && part.mayBeEmpty)
  if (isBegun || session.read().reading) return null
  return {
    hasTexts: items.length > 0,
    isStrip: face.width > STRIP * face.height,
    isForWords: !part.allows.includes('photo'),
    room: lettersRoom(part),
  }
}

function AskButton({ hasTexts, isStrip, isForWords, room }: NonNullable<ReturnType<typeof askedFor>>) {
  const { editor, pickPhoto } = useEditor()
  const { open, openFrom } = usePanel()
  const layout = useShownLayout()
  // On a phone the print of a mug has space for the text only; on a low screen and above a panel every print.
  // Texts that a design starts with are in the lower part of the print, and leave no space for more.
  const Icon = isForWords ? Type : ImagePlus
  const isNarrow = solidOf(editor.product.definition.views[0]?.solid)?.beside !== undefined
  const onPhones = isNarrow || open ? 'max-lg:hidden' : 'low:max-lg:hidden'
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-0 grid place-content-center justify-items-center px-8 pb-6 text-center',
        hasTexts && (isStrip ? 'bottom-1/2' : 'bottom-1/3'),
      )}
    >
      <button
        type="button"
        onClick={({ currentTarget }) => {
          if (!isForWords) return pickPhoto()
          editor.addText()
          openFrom('text', currentTarget)
        }}
        // A card above a panel is narrower than the words in one line.
        style={{ maxWidth: layout?.outer.width }}
        className={classNames(
          'group pointer-events-auto grid min-h-11 cursor-pointer content-center justify-items-center gap-3 rounded-picture p-4 low:max-lg:p-2',
          open && 'max-lg:p-2',
        )}
      >
        <span
          className={classNames(
            'grid size-16 place-items-center rounded-full bg-kea-mist text-kea transition-colors duration-150 group-hover:bg-line',
            onPhones,
          )}
        >
          <Icon aria-hidden="true" className="size-7" strokeWidth={1.6} />
        </span>
        <span
          className={classNames(
            'font-display text-subheading font-bold low:max-lg:text-base',
            open && 'max-lg:text-base',
          )}
        >
          {isForWords ? 'Add your words' : 'Add your photo'}
        </span>
        <span className={classNames('max-w-60 text-sm text-ink-soft', onPhones)}>
          {isForWords ? room : <PhotoHint />}
        </span>
      </button>
    </div>
  )
}

const PhotoHint = () => (
  <>
    <span className="max-lg:hidden">Choose a photo or drop it here. </span>
    {PHOTO_HINT}, up to 100 MB
  </>
)
