import { useEffect, useRef } from 'react'

/** What TypeScript's library does not know yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Where the browser can say so, a phone's Back closes what is open in place of leaving the page. No entry of the
 * history is made for it: one would be left behind by every other way to close.
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
