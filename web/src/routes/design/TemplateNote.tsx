import { X } from 'lucide-react'
import { useState } from 'react'

/** Says that a ready-made template of the address is not there. The tool is open behind it. */
export function TemplateNote({ productName }: { productName: string }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div
      role="status"
      className="fixed inset-x-3 top-20 z-30 mx-auto flex max-w-lg animate-rise items-start gap-2 rounded-picture bg-paper py-2.5 pr-1.5 pl-4 text-[0.9375rem] shadow-float"
    >
      <p className="flex-1 py-1.5">
        We can’t find this template. Start with a plain {productName.toLowerCase()} and make it yours.
      </p>
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
