import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Layers that Escape closes first. */
const OTHERS = '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]'

/**
 * Escape dismisses the sheet, wherever the focus is. A sheet that goes with the focus in it gives it back to where it came
 * from.
 */
export function useDismiss(sheet: RefObject<HTMLElement | null>, dismiss: () => void): void {
  const cameFrom = useRef<Element | null>(null)
  // The end of a layout effect runs while the sheet is still there.
  useLayoutEffect(() => {
    const own = sheet.current
    if (!own) return
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return
      if (own.contains(target) || !target.closest(OTHERS)) dismiss()
    }
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof Element ? relatedTarget : document.body
      if (!own.contains(from)) cameFrom.current = from
    }
    window.addEventListener('keydown', onKey)
    own.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('keydown', onKey)
      own.removeEventListener('focusin', onFocus)
      const { activeElement: active, body } = document
      // The button that was pressed is disabled while the form is sent, and has lost the focus.
      if (!own.contains(active) && !(active === body && cameFrom.current)) return
      const back = cameFrom.current !== body && cameFrom.current?.isConnected ? cameFrom.current : null
      const target = back ?? document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [sheet, dismiss])
}
