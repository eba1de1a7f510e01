import { Share } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Editor } from '~/editor/Editor'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const DesignDialog = lazyWithRetry(async () => (await import('./DesignDialog')).DesignDialog, 'over')

/**
 * The button for links to the design and copies of it.
 *
 * @param toShare for a design that was opened to be shared: the dialog is open, with the link to show it first
 */
export function DesignMenu({ editor, toShare }: { editor: Editor; toShare: boolean }) {
  const [isOpen, setIsOpen] = useState(toShare)
  return (
    <>
      <button
        type="button"
        aria-label="Save, share or copy"
        title="Save, share or copy"
        onClick={() => setIsOpen(true)}
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-line/70"
      >
        <Share aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      {isOpen && (
        <Suspense>
          <DesignDialog editor={editor} toShare={toShare} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
