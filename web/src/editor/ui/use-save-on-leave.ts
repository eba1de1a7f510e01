import { useEffect } from 'react'
import { watchUnsaved } from '~/lib/unsaved-work'
import type { Editor } from '../Editor'

/** Saves what changed when the page is hidden or closed. */
export function useSaveOnLeave(editor: Pick<Editor, 'saving'>): void {
  useEffect(() => {
    // A hidden page may be closed without another event. While it was hidden, another tab may have changed the design.
    const { saving } = editor
    const look = () => (document.visibilityState === 'visible' ? saving.show() : saving.hide())
    const leave = (event: BeforeUnloadEvent) => {
      // Browsers sometimes lose a request that a page sends at `pagehide`. Here it still has time.
      saving.hide()
      // A photo takes a moment to be stored, and the browser gives a page that closes no such moment.
      if (saving.wouldLose()) event.preventDefault()
    }
    const forget = watchUnsaved(saving.wouldLose)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', saving.hide)
    window.addEventListener('beforeunload', leave)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', saving.hide)
      window.removeEventListener('beforeunload', leave)
    }
  }, [editor])
}
