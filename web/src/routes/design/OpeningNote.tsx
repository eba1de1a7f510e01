import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** What to know about the design that has opened. The tool is behind it. */
export function OpeningNote({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div
      role="status"
      className="fixed inset-x-3 top-20 z-30 mx-auto flex max-w-lg animate-rise items-start gap-2 rounded-picture bg-paper py-2.5 pr-1.5 pl-4 text-[0.9375rem] shadow-float"
    >
      <div className="max-h-[40dvh] min-w-0 flex-1 overflow-y-auto py-1.5">{children}</div>
      <button
        type="button"
        aria-label="Close the message"
        onClick={() => setIsOpen(false)}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
