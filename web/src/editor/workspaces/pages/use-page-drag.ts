import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type DropTarget, PageDrag } from './page-drag'

interface DragRules {
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>
  /** What follows the pointer. */
  ghost: RefObject<HTMLElement | null>
  /** True where a page may go to another one. */
  canDrop: (id: string, over: string) => boolean
  /** True where a page goes between others, false where it goes on one. */
  isBetween: (id: string) => boolean
  onDrop: (id: string, target: DropTarget) => void
}

/** The page that is dragged, where it would go, and what starts a drag by a press on a page. */
export function usePageDrag(rules: DragRules) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const drag = useRef<PageDrag | null>(null)
  const latest = useRef(rules)
  useEffect(() => {
    latest.current = rules
  })
  useEffect(() => () => drag.current?.end(null), [])
  const start = useCallback((id: string, event: PointerEvent<HTMLElement>) => {
    const { box, ghost, isBetween } = latest.current
    const page = event.currentTarget.closest<HTMLElement>('[data-page]')
    if (event.button !== 0 || drag.current || !page || !box.current || !ghost.current) return
    const ports = {
      box: box.current,
      ghost: ghost.current,
      isBetween: isBetween(id),
      canDrop: (over: string) => over !== id && latest.current.canDrop(id, over),
      onStart: () => setDragged(id),
      onOver: setTarget,
      onEnd: (to: DropTarget | null) => {
        drag.current = null
        setDragged(null)
        setTarget(null)
        if (to) latest.current.onDrop(id, to)
      },
    }
    drag.current = new PageDrag(ports, page, event)
  }, [])
  return { dragged, target, start }
}
