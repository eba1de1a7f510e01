import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { useFileDrop } from '~/lib/use-file-drop'
import { ReadingProgress } from '../../ui/ReadingProgress'
import { StageNotice } from '../../ui/StageNotice'
import { StaleNotice } from '../../ui/StaleNotice'
import { useEditor, useSession } from '../../ui/use-editor'
import { NoPrints } from './NoPrints'
import { PrintCell } from './PrintCell'
import { PrintsBar } from './PrintsBar'
import { ROW_PX, rowsInView } from './rows'
import { usePrintViews } from './use-print-views'
import { useRows } from './use-rows'

/** All prints of a product by copies. */
export function PrintsRoom({ earlier }: { earlier: ReactNode }) {
  const { editor } = useEditor()
  const { views, marked } = usePrintViews()
  const [isFiltered, setIsFiltered] = useState(false)
  const isOver = useFileDrop(useCallback((files: File[]) => void editor.addFiles(files), [editor]))
  const mark = useCallback((ids: readonly string[]) => editor.change({ marked: ids }), [editor])
  const doubtful = views.filter(({ doubts }) => doubts.length > 0)
  const isAllFine = isFiltered && doubtful.length === 0
  useEffect(() => {
    if (isAllFine) setIsFiltered(false)
  }, [isAllFine])
  const shown = isFiltered && !isAllFine ? doubtful : views
  return (
    <div
      className={classNames(
        'relative flex min-h-0 flex-1 flex-col beside:col-start-3 beside:row-start-2',
        isOver && 'outline-2 outline-kea outline-dashed -outline-offset-8',
      )}
    >
      {views.length > 0 && (
        <PrintsBar views={views} marked={marked} isFiltered={isFiltered} onFilter={setIsFiltered} onMark={mark} />
      )}
      {/* A notice must not cover the tools above. */}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {views.length > 0 ? <Grid shown={shown} all={views} marked={marked} /> : <Empty earlier={earlier} />}
        <div className="pointer-events-none absolute inset-x-0 bottom-3 h-14">
          <ReadingProgress />
        </div>
        <StageNotice />
        <StaleNotice />
      </div>
    </div>
  )
}

function Empty({ earlier }: { earlier: ReactNode }) {
  return useSession().reading ? <div className="flex-1" /> : <NoPrints earlier={earlier} />
}

type Views = ReturnType<typeof usePrintViews>['views']

function Grid({ shown, all, marked }: { shown: Views; all: Views; marked: readonly string[] }) {
  const { editor } = useEditor()
  const { box, rows } = useRows(shown.length)
  const { surface } = useSession()
  const onMark = useCallback(
    (id: string, isMarked: boolean) => {
      const others = editor.session.read().marked.filter((entry) => entry !== id)
      editor.change({ marked: isMarked ? [...others, id] : others })
    },
    [editor],
  )
  useReturnTo(
    box,
    shown.findIndex((view) => view.surface.id === surface),
  )
  const isMarked = new Set(marked)
  const places = new Map(all.map((view, at) => [view, at + 1]))
  return (
    <div
      ref={box}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] px-3 pt-3 lg:px-6"
    >
      <ul
        aria-label="Prints"
        className="grid content-start gap-3"
        style={{
          gridTemplateColumns: `repeat(${rows.columns}, minmax(0, 1fr))`,
          height: rows.height,
          paddingTop: rows.above,
        }}
      >
        {shown.slice(rows.from, rows.to).map((view, at) => (
          <PrintCell
            key={view.surface.id}
            at={rows.from + at}
            view={view}
            place={places.get(view) ?? 0}
            count={all.length}
            isMarked={isMarked.has(view.surface.id)}
            onMark={onMark}
          />
        ))}
      </ul>
    </div>
  )
}

/** Scrolls to the print that was shown large, and gives it the focus. */
function useReturnTo(box: RefObject<HTMLDivElement | null>, at: number): void {
  const isDone = useRef(at < 0)
  useLayoutEffect(() => {
    const element = box.current
    if (isDone.current || !element) return
    const { clientWidth: width, clientHeight: height } = element
    const { columns } = rowsInView(at + 1, { width, height, top: 0 })
    element.scrollTop = Math.floor(at / columns) * ROW_PX
    const opener = element.querySelector<HTMLElement>(`[data-place="${at}"] button`)
    opener?.focus({ preventScroll: true })
    isDone.current = opener !== null
  })
}
