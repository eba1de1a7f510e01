import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findPlace, type Place } from './find-place'
import { floorOf, seenButtons } from './seen-buttons'

/** Space between the sheet and what is below it. */
const GAP = 12
/** From the sides of the screen, on phones and where there is more room. */
const [SIDE, WIDE_SIDE, WIDE] = [12, 24, 640]
/** The page stands still for this long after a scroll. */
const REST_MS = 150

/** `free`: it gives way to buttons. `opened` by the shopper: it is at the bottom. `used`: it stays where it is. */
export type Hold = 'free' | 'opened' | 'used'

interface PlaceOptions {
  sheet: RefObject<HTMLElement | null>
  head: RefObject<HTMLElement | null>
  hold: Hold
  /** Another page has its buttons elsewhere. */
  page: string
}

/**
 * The place of the sheet, looked for again whenever the page stands still. Undefined before the first look; null where the
 * sheet would cover a button wherever it is. A sheet that was folded once stays so until the shopper opens it.
 */
export function usePlace({ sheet, head, hold, page }: PlaceOptions): Place | undefined {
  const [place, setPlace] = useState<Place | undefined>(undefined)
  const whole = useRef<number | null>(null)
  const look = useCallback(() => {
    if (!sheet.current || !head.current) return
    const { width } = sheet.current.getBoundingClientRect()
    const floor = floorOf(sheet.current) - GAP
    const { innerHeight: height } = window
    const { clientWidth: room } = document.documentElement
    const side = room < WIDE ? SIDE : WIDE_SIDE
    const lefts = [side, Math.max(side, room - side - width)]
    if (hold === 'opened') {
      setPlace((before) => ({ isFolded: false, left: before?.left ?? side, bottom: height - floor }))
      return
    }
    whole.current ??= sheet.current.scrollHeight
    const heights = { whole: whole.current, folded: head.current.offsetHeight }
    const found = findPlace(seenButtons(sheet.current), { height, lefts, width, floor }, heights)
    if (found?.isFolded !== false) whole.current = Number.POSITIVE_INFINITY
    setPlace(found)
  }, [sheet, head, hold])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a reason to look again
  useLayoutEffect(() => {
    if (hold !== 'used') look()
  }, [hold, look, page])
  useEffect(() => {
    if (hold !== 'free') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    // Parts of a page that come later move the buttons below them.
    const sizes = new ResizeObserver(wait)
    sizes.observe(document.body)
    window.addEventListener('scroll', wait, { passive: true, capture: true })
    window.addEventListener('resize', wait)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      window.removeEventListener('scroll', wait, { capture: true })
      window.removeEventListener('resize', wait)
    }
  }, [hold, look])
  return place
}
