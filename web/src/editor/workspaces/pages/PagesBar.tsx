import { canBeFilled } from '@kea/design/arrangement/filled-pages'
import { roomLeft, unusedPhotos } from '@kea/design/arrangement/tray'
import { photosOf } from '@kea/design/document/records'
import { CalendarDays, Eye, GalleryVerticalEnd, ImagePlus, Images, Repeat, Ruler, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillRepeating } from '../../commands/fill-repeating'
import { fillRest } from '../../commands/fill-rest'
import { hasLook, openLook } from '../../commands/open-look'
import { opensFillDialog } from '../../ui/autofill/load-fill-dialog'
import { PHOTO_TOOL_ID, usePanel } from '../../ui/panels'
import { useDesign, useEditor, useSession } from '../../ui/use-editor'
import { filledCount, type PageView } from './page-views'

const CHIP =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-control px-3.5 text-[0.9375rem] hover:border-ink aria-expanded:border-kea aria-expanded:bg-kea-mist aria-expanded:text-kea-deep'

/** Adds photos, and opens the tray, the options and what a calendar says as a whole. */
export function PagesBar({ views }: { views: readonly PageView[] }) {
  const { editor, pickPhoto, fillPhotos } = useEditor()
  const { openerProps } = usePanel()
  const { design } = useDesign()
  const { reading } = useSession()
  const { filled, needed } = filledCount(views)
  const { definition } = editor.product
  const canFillRest =
    reading === null &&
    filled > 0 &&
    unusedPhotos(definition, design, 'taken').length > 0 &&
    roomLeft(definition, design) > 0
  const fill = () => (photosOf(design).length > 0 ? editor.change({ isFillOpen: true }) : fillPhotos())
  return (
    <section
      aria-label="All pages"
      className="flex items-center gap-2 overflow-x-auto border-b border-line bg-paper px-3 py-2 lg:px-6 lg:py-3"
    >
      <button
        id={PHOTO_TOOL_ID}
        type="button"
        {...(canBeFilled(definition) && opensFillDialog)}
        onClick={pickPhoto}
        className={`${CHIP} font-medium`}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        Add<Wide> photos</Wide>
      </button>
      {canBeFilled(definition) && (
        <button type="button" {...opensFillDialog} onClick={fill} className={CHIP}>
          <WandSparkles aria-hidden="true" className="size-5" />
          Fill<Wide> it for me</Wide>
        </button>
      )}
      <button type="button" {...openerProps('photos')} className={CHIP}>
        <Images aria-hidden="true" className="size-5" />
        Photos
      </button>
      <button type="button" {...openerProps('options')} className={CHIP}>
        <Ruler aria-hidden="true" className="size-5" />
        Size<Wide> and options</Wide>
      </button>
      {definition.settings === 'calendar' && (
        <button type="button" {...openerProps('calendar')} className={CHIP}>
          <CalendarDays aria-hidden="true" className="size-5" />
          Calendar
        </button>
      )}
      {canFillRest && (
        <button type="button" onClick={() => editor.run(fillRest('taken'))} className={CHIP}>
          <GalleryVerticalEnd aria-hidden="true" className="size-5" />
          Fill the rest
        </button>
      )}
      {fillRepeating.isEnabled(editor.context()) && (
        <button type="button" onClick={() => editor.run(fillRepeating)} className={CHIP}>
          <Repeat aria-hidden="true" className="size-5" />
          Repeat photos
        </button>
      )}
      {hasLook(editor.product) && openLook.isEnabled(editor.context()) && (
        <button type="button" onClick={() => editor.run(openLook)} className={CHIP}>
          <Eye aria-hidden="true" className="size-5" />
          How it looks
        </button>
      )}
      <p className="ml-auto shrink-0 text-ink-soft text-sm tabular-nums">
        {filled} of {needed}
        <Wide> filled</Wide>
      </p>
    </section>
  )
}

/** Words for which a phone has no room. */
const Wide = ({ children }: { children: ReactNode }) => <span className="max-sm:sr-only">{children}</span>
