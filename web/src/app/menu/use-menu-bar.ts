import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react'
import { CLOSED, LEAVE_MS, type MenuEvent, nextMenuState, restTime } from './menu-state'

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse'

/** Opens and closes the panels of the menu bar by pointer, click and keyboard. `onIntent` runs before a panel opens. */
export function useMenuBar(onIntent: () => void) {
  const [state, dispatch] = useReducer(nextMenuState, CLOSED)
  const bar = useRef<HTMLElement>(null)
  const timer = useRef(0)
  const { open } = state

  const after = (ms: number, event: MenuEvent) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => dispatch(event), ms)
  }
  const now = (event: MenuEvent) => {
    clearTimeout(timer.current)
    dispatch(event)
  }

  useEffect(() => {
    if (open === null) return
    // Not every browser gives the focus to a pressed button, so a blur does not report every press outside.
    const onDown = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) dispatch({ type: 'close' })
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    open,
    bar,
    close: () => now({ type: 'close' }),
    press(at: number) {
      onIntent()
      now({ type: 'press', at })
    },
    /** `at` is null for an entry without a panel. */
    enter(at: number | null, event: PointerEvent) {
      if (!isMouse(event)) return
      if (at !== null) onIntent()
      after(restTime(open !== null), { type: 'rest', at })
    },
    onPointerLeave(event: PointerEvent) {
      if (isMouse(event)) after(LEAVE_MS, { type: 'leave' })
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !bar.current?.contains(relatedTarget)) now({ type: 'close' })
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || open === null) return
      bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      now({ type: 'close' })
    },
  }
}
