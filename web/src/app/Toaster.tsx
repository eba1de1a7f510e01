import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import { clearToast, startToastTime, toastAtom } from '~/lib/toast'

/** Shows a message without taking the focus. A click closes it. */
export function Toaster() {
  const toast = useAtomValue(toastAtom)
  useEffect(() => {
    if (toast) startToastTime()
  }, [toast])
  // An open dialog hides other content from screen readers, except regions with an explicit aria-live.
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 max-lg:bottom-24"
    >
      {toast && (
        <div
          key={toast.id}
          className="pointer-events-auto flex max-w-xl animate-rise items-center gap-2 rounded-full bg-ink px-5 py-1.5 text-paper shadow-float"
        >
          <button type="button" onClick={clearToast} className="min-h-11 cursor-pointer text-left">
            {toast.message}
            <span className="sr-only"> Dismiss</span>
          </button>
        </div>
      )}
    </div>
  )
}
