import { type ReactNode, Suspense, useCallback, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { useFileDrop } from '~/lib/use-file-drop'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { ReadingProgress } from '../../ui/ReadingProgress'
import { StageNotice } from '../../ui/StageNotice'
import { StaleNotice } from '../../ui/StaleNotice'
import { useEditor } from '../../ui/use-editor'
import { MorePages } from './MorePages'
import { PagesBar } from './PagesBar'
import { PagesGrid } from './PagesGrid'
import { usePageViews } from './use-page-views'

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
      {/* A notice must not cover the tools above. */}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div ref={box} className="isolate min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3 lg:px-6 lg:py-5">
          {editor.product.definition.settings === 'calendar' && (
            <Suspense>
              <CalendarOver />
            </Suspense>
          )}
          {isEmpty && (
            <p className="mb-3 max-w-xl text-ink-soft lg:mb-5">
              Choose all your photos at once, or drop them here. They fill the pages in order, and you can move them
              later.
            </p>
          )}
          <PagesGrid views={views} box={box} />
          <MorePages />
          {isEmpty && earlier}
        </div>
        <div className="pointer-events-none absolute inset-x-0 bottom-3 h-14">
          <ReadingProgress />
        </div>
        <StageNotice />
        <StaleNotice />
      </div>
    </div>
  )
}
