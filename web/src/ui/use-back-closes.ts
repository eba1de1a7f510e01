import { useEffect, useRef } from 'react'

/** Missing in TypeScript's DOM library. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * A phone's Back closes an open dialog and stays on the page, in browsers with CloseWatcher. It uses no history entry,
 * because every other way to close would leave that entry behind.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [isOpen])
}
