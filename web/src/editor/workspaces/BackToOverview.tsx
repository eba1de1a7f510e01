import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBackCloses } from '~/ui/use-back-closes'
import { closeSurface } from '../commands/open-surface'
import { useEditor } from '../ui/use-editor'

/** Leads from the surface in front back to all of them. A phone's Back does the same. */
export function BackToOverview({ children }: { children: ReactNode }) {
  const { editor } = useEditor()
  const close = () => editor.run(closeSurface)
  useBackCloses(true, close)
  return (
    <button
      type="button"
      onClick={close}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full pr-4 pl-2 text-[0.9375rem] hover:bg-line/70"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </button>
  )
}
