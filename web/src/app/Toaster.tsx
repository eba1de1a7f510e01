import { useAtomValue } from 'jotai/react'
import { clearToast, toastAtom } from '~/lib/toast'

/** Says what happened without taking the focus; a press puts it away. */
export function Toaster() {
  const toast = useAtomValue(toastAtom)
  // A role alone would be hidden by an open dialog; a region that names its politeness is spared.
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
