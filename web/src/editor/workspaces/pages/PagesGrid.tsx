import { type KeyboardEvent, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { layOutAgainOn } from '../../commands/lay-out-again'
import { openSurface } from '../../commands/open-surface'
import { useEditor } from '../../ui/use-editor'
import { MovingPage } from './MovingPage'
import { type PageActions, PageCell } from './PageCell'
import { moveOfPage, removalOfPage } from './page-commands'
import type { DropTarget } from './page-drag'
import { canDrop, type PageView, widestShape } from './page-views'
import { columnsOf, dropPlace, pageAfter } from './page-walk'
import { useCurrentPage } from './use-current-page'
import { usePageColumns } from './use-page-columns'
import { usePageDrag } from './use-page-drag'
import { usePageFindings } from './use-page-findings'
import { usePickedPage } from './use-picked-page'

const PageMenu = lazyWithRetry(async () => (await import('./PageMenu')).PageMenu, { instead: null })

/** The least width of a square page in CSS pixels. A wide one gets more, but not twice of it. */
const SQUARE_PX = 108

interface PagesGridProps {
  views: readonly PageView[]
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>
}

/** The pages as small pictures. They are opened, moved and removed by pointer and by keys. */
export function PagesGrid({ views, box }: PagesGridProps) {
  const { editor } = useEditor()
  const { definition } = editor.product
  const list = useRef<HTMLUListElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const findings = usePageFindings()
  const { current, setCurrent } = useCurrentPage(views, box)
  const { picked, pickUp, dropOn, leave, say } = usePickedPage(views, setCurrent)
  const shape = useMemo(() => widestShape(definition, views), [definition, views])
  const columns = usePageColumns(list, {
    count: views.length,
    isEmpty: views.every((view) => view.isEmpty),
    shape,
    least: (isWide) => (isWide ? 1.5 : 1) * SQUARE_PX * Math.sqrt(shape),
  })
  const pageOf = (id: string | undefined) => views.find((view) => view.id === id)
  const drag = usePageDrag({
    box,
    ghost,
    canDrop: (id, over) => canDrop(pageOf(id), pageOf(over)),
    isBetween: (id) => pageOf(id)?.moves === 'surfaces',
    onDrop: (id, target) => {
      const [page, over] = [pageOf(id), pageOf(target.id)]
      if (page && over) editor.run(moveOfPage(id, dropPlace(page.at, over.at, target.side)))
    },
  })

  /** Goes to another page; one that is moved goes along with those of its kind only. */
  const walk = (view: PageView, key: string): boolean => {
    const pages = picked ? views.filter((each) => each.id === picked.id || canDrop(picked, each)) : views
    const cells = [...(list.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
    const tops = cells
      .filter(({ dataset }) => pages.some(({ id }) => id === dataset.page))
      .map((cell) => cell.offsetTop)
    const at = pages.findIndex(({ id }) => id === view.id)
    const to = pageAfter(key, at, { count: pages.length, columns: columnsOf(tops) })
    const next = to === null ? undefined : pages[to]
    if (!next) return false
    setCurrent(next.id)
    if (picked) say(`Over ${next.name}, ${next.at + 1} of ${next.of}`)
    return true
  }
  /** True for a key that means the page. */
  const press = (view: PageView, key: string): boolean => {
    if (key === ' ' || (key === 'Enter' && picked)) picked ? dropOn(view) : pickUp(view)
    else if (key === 'Escape' && picked) leave()
    else if (key === 'Delete' || key === 'Backspace') editor.run(removalOfPage(view.id, view.moves))
    else if (key === 'a') editor.run(layOutAgainOn(view.id))
    else return walk(view, key)
    return true
  }
  const actions = useSteady({
    open: (view) => (picked ? dropOn(view) : editor.run(openSurface(view.id))),
    press: (view, event) => drag.start(view.id, event),
    key: (view, event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (press(view, event.key)) event.preventDefault()
    },
    menu: ({ id }, button) => setMenu({ id, button }),
  })
  /** Where what is moved would go, by a drag or by keys. */
  const dropAt = (view: PageView): DropTarget['side'] | null => {
    if (drag.target?.id === view.id) return drag.target.side
    if (!picked || current !== view.id || !canDrop(picked, view)) return null
    if (picked.moves === 'photos') return 'on'
    return view.at > picked.at ? 'after' : 'before'
  }
  const opened = pageOf(menu?.id)
  return (
    <>
      {picked && <MovingPage page={picked} onCancel={leave} />}
      <p id="pages-help" hidden>
        Arrow keys lead to other pages. Enter opens a page, Space picks it up to move it, Delete removes it, A lays it
        out again.
      </p>
      <ul
        ref={list}
        aria-label="Pages"
        className="grid touch-pan-y gap-2 lg:gap-3"
        style={{ gridTemplateColumns: columns }}
      >
        {views.map((view) => (
          <PageCell
            key={`${view.side.part.id} ${view.id}`}
            view={view}
            findings={findings.get(view.id) ?? 0}
            shape={shape}
            isCurrent={view.id === current}
            isMoved={view.id === drag.dragged || view.id === picked?.id}
            drop={dropAt(view)}
            actions={actions}
          />
        ))}
      </ul>
      <div
        ref={ghost}
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-30 opacity-90 drop-shadow-lg"
      />
      {menu && opened && (
        <Suspense>
          <PageMenu view={opened} anchor={menu.button} onMove={() => pickUp(opened)} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The same object always, so that a change of one page renders one page. It does what the latest one does. */
function useSteady(actions: PageActions): PageActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      open: (view) => latest.current.open(view),
      press: (view, event) => latest.current.press(view, event),
      key: (view, event) => latest.current.key(view, event),
      menu: (view, button) => latest.current.menu(view, button),
    }),
    [],
  )
}
