import { canBeFilled, pageNoun } from '@kea/design/arrangement/filled-pages'
import { photosOf } from '@kea/design/document/records'
import { WandSparkles } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import { afterFrame } from '~/lib/after-frame'
import { classNames } from '~/lib/class-names'
import { useFileDrop } from '~/lib/use-file-drop'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { loadFillDialog, opensFillDialog, preloadFillDialog } from '../../ui/autofill/load-fill-dialog'
import { DialogLoading } from '../../ui/DialogLoading'
import { PHOTO_TOOL_ID } from '../../ui/panels'
import { ReadingProgress } from '../../ui/ReadingProgress'
import { StageNotice } from '../../ui/StageNotice'
import { StaleNotice } from '../../ui/StaleNotice'
import { useDesign, useEditor, useSession } from '../../ui/use-editor'
import { MorePages } from './MorePages'
import { PagesBar } from './PagesBar'
import { PagesGrid } from './PagesGrid'
import { usePageViews } from './use-page-views'

const FillDialog = lazyWithRetry(loadFillDialog, 'over')
const CalendarOver = lazyWithRetry(async () => (await import('../../ui/calendar/CalendarOver')).CalendarOver)

/** All pages of a book, a calendar or a game. */
export function PagesRoom({ earlier }: { earlier: ReactNode }) {
  const { editor } = useEditor()
  const views = usePageViews()
  const box = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(useCallback((files: File[]) => void editor.addFiles(files), [editor]))
  const isEmpty = views.every((view) => view.isEmpty)
  return (
    <div
      className={classNames(
        'relative flex min-h-0 flex-1 flex-col beside:col-start-3 beside:row-start-2',
        isOver && 'outline-2 outline-kea outline-dashed -outline-offset-8',
      )}
    >
      <PagesBar views={views} />
      <StageNotice place="above" />
      {/* What lies over the pages must not cover the tools above. */}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div ref={box} className="isolate min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3 lg:px-6 lg:py-5">
          {editor.product.definition.settings === 'calendar' && (
            <Suspense>
              <CalendarOver />
            </Suspense>
          )}
          {isEmpty && <EmptyPages />}
          <PagesGrid views={views} box={box} />
          <MorePages />
          {isEmpty && earlier}
        </div>
        <div className="pointer-events-none absolute inset-x-0 bottom-3 h-14">
          <ReadingProgress />
        </div>
        <StaleNotice />
      </div>
      <Filling />
    </div>
  )
}

/** How pages are filled, while all are empty. */
function EmptyPages() {
  const { editor, fillPhotos } = useEditor()
  const { design } = useDesign()
  const photos = photosOf(design).length
  if (!canBeFilled(editor.product.definition)) {
    return (
      <p className="mb-3 max-w-xl text-ink-soft lg:mb-5">
        Choose all your photos at once, or drop them here. They fill the pages in order, and you can move them later.
      </p>
    )
  }
  if (photos > 0) {
    return (
      <div className="mb-4 grid max-w-xl justify-items-start gap-3 lg:mb-6">
        <p className="text-ink-soft">
          {photos === 1 ? '1 photo is' : `${photos} photos are`} here. We lay them out for you, and you can change
          everything.
        </p>
        <Button {...opensFillDialog} onClick={() => editor.change({ isFillOpen: true })}>
          <WandSparkles aria-hidden="true" className="size-5" />
          Fill the {pageNoun(editor.product.definition)}s for me
        </Button>
      </div>
    )
  }
  return (
    <div className="mb-4 grid max-w-xl justify-items-start gap-3 lg:mb-6">
      <p className="text-ink-soft">
        Choose all your photos at once, 20 to 400 of them, or drop them here. We lay them out by date, and you can
        change every page.
      </p>
      <Button {...opensFillDialog} onClick={fillPhotos}>
        <WandSparkles aria-hidden="true" className="size-5" />
        Choose photos and fill it for me
      </Button>
    </div>
  )
}

/** The dialog that fills all pages. */
function Filling() {
  const { editor } = useEditor()
  const { isFillOpen, reading } = useSession()
  const { design } = useDesign()
  const hasPhotos = reading !== null || photosOf(design).length > 0
  useEffect(() => {
    if (hasPhotos && canBeFilled(editor.product.definition)) void afterFrame().then(preloadFillDialog)
  }, [editor, hasPhotos])
  const close = async () => {
    editor.change({ isFillOpen: false })
    await afterFrame()
    // What opened it goes with the first photos.
    if (document.activeElement === document.body) document.getElementById(PHOTO_TOOL_ID)?.focus({ preventScroll: true })
  }
  if (!isFillOpen) return null
  return (
    <Suspense fallback={<DialogLoading onClose={close} />}>
      <FillDialog onClose={close} />
    </Suspense>
  )
}
