import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { PANEL_ID } from '../../panels'

/** The title of the panel stays above what is scrolled, in CSS pixels. */
const PANEL_TITLE_PX = 64

const tileOf = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(id)}"] button`) ?? null

/**
 * The photo that keys act on. It has the focus while the focus is on the list: a photo that is gone, or scrolled away, gives
 * it to one that is there.
 *
 * @param ids the photos of the list
 * @param drawn those that are drawn
 */
export function useTrayFocus(list: RefObject<HTMLElement | null>, ids: readonly string[], drawn: readonly string[]) {
  const [current, setCurrent] = useState('')
  const isInside = useRef(false)
  /** A photo that gets the focus when it is drawn. */
  const wanted = useRef<string | null>(null)
  /** Where the current photo was when it was there last. */
  const place = useRef(0)
  const at = ids.indexOf(current)
  const present = at >= 0 ? current : (ids[Math.min(place.current, ids.length - 1)] ?? '')
  const stop = drawn.includes(present) ? present : (drawn[0] ?? '')
  useLayoutEffect(() => {
    if (at >= 0) place.current = at
    const isLost = isInside.current && (document.activeElement ?? document.body) === document.body
    const tile = tileOf(list.current, wanted.current ?? (isLost ? stop : ''))
    if (!tile) return
    wanted.current = null
    tile.focus({ preventScroll: true })
  })
  const move = (id: string, row: { top: number; height: number }) => {
    wanted.current = id
    setCurrent(id)
    showRow(list.current, row)
  }
  return {
    /** The photo that the Tab key leads to. */
    stop,
    move,
    listProps: {
      onFocus: ({ target }: { target: Element }) => {
        isInside.current = true
        const id = target.closest<HTMLElement>('[data-photo]')?.dataset.photo
        if (id !== undefined && id !== current) setCurrent(id)
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (relatedTarget instanceof Node && !list.current?.contains(relatedTarget)) isInside.current = false
      },
    },
  }
}

/** Scrolls the panel so far that a row of the list is seen. */
function showRow(list: HTMLElement | null, { top, height }: { top: number; height: number }): void {
  const box = list?.closest<HTMLElement>(`#${PANEL_ID}`)
  if (!list || !box) return
  const from = list.getBoundingClientRect().top - box.getBoundingClientRect().top + top
  if (from < PANEL_TITLE_PX) box.scrollTop -= PANEL_TITLE_PX - from
  else if (from + height > box.clientHeight) box.scrollTop += from + height - box.clientHeight
}
