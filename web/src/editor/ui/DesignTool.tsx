import { Provider, useAtom } from 'jotai'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Editor } from '../Editor'
import { BuyBar } from './BuyBar'
import { CanvasHost } from './CanvasHost'
import { EmptyPrint } from './EmptyPrint'
import { PrintStatus } from './PrintStatus'
import { helpAtom } from './panels'
import { StageCorner } from './StageCorner'
import { StageNotice } from './StageNotice'
import { ToolBar } from './ToolBar'
import { ToolPanel } from './ToolPanel'
import { EditorContext, useEditor, useSession } from './use-editor'
import { useFileDrop } from './use-file-drop'
import { useShortcuts } from './use-shortcuts'

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog')).HelpDialog }))

const ACCEPT = 'image/jpeg,image/png,image/webp'

interface DesignToolProps {
  editor: Editor
  /** Where the shopper came from. */
  back: { to: string; label: string }
  onDone: () => void
}

/** The design tool: the print fills the screen, tools at its edge, price and next step in its corner. */
export function DesignTool({ editor, back, onDone }: DesignToolProps) {
  const input = useRef<HTMLInputElement>(null)
  const tools = useMemo(() => ({ editor, pickPhoto: () => input.current?.click() }), [editor])
  return (
    <Provider>
      <EditorContext value={tools}>
        <Frame editor={editor} back={back} onDone={onDone} />
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          aria-label="Photo file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void editor.addFile(file)
            // So that the same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </EditorContext>
    </Provider>
  )
}

function Frame({ editor, back, onDone }: DesignToolProps) {
  useShortcuts(editor)
  const [isHelpOpen, setIsHelpOpen] = useAtom(helpAtom)
  useEffect(() => {
    // A page that is hidden may never come back.
    const flush = () => editor.autosave.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
    }
  }, [editor])
  return (
    <div className="relative flex h-[calc(100dvh-3.5rem)] min-h-[30rem] flex-col overflow-hidden bg-mist lg:h-[calc(100dvh-4.5rem)] lg:flex-row">
      <h1 className="sr-only">Design your {editor.product.name}</h1>
      <div className="relative flex min-h-0 min-w-0 flex-1 flex-col lg:order-3">
        <Stage back={back} />
        <div className="px-5 pb-3 lg:absolute lg:bottom-6 lg:left-8 lg:p-0">
          <PrintStatus />
        </div>
      </div>
      <div className="shrink-0 lg:order-2">
        <ToolPanel />
      </div>
      <div className="lg:order-1 lg:flex">
        <ToolBar />
      </div>
      <div className="bg-paper px-5 py-3 lg:absolute lg:right-8 lg:bottom-6 lg:bg-transparent lg:p-0">
        <BuyBar onDone={onDone} />
      </div>
      <Announcer />
      {isHelpOpen && (
        <Suspense>
          <HelpDialog onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The print and what floats over it. */
function Stage({ back }: Pick<DesignToolProps, 'back'>) {
  const { editor } = useEditor()
  const isOver = useFileDrop(editor)
  return (
    <div className="relative min-h-0 flex-1">
      <CanvasHost />
      <EmptyPrint />
      <Link
        to={back.to}
        className="absolute top-2 left-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-4 pl-2 text-[0.9375rem] text-ink no-underline hover:bg-line/70 lg:top-4 lg:left-6"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {back.label}
      </Link>
      <StageCorner />
      <StageNotice />
      {isOver && (
        <div className="pointer-events-none absolute inset-3 rounded-picture border-2 border-kea border-dashed bg-kea-mist/50" />
      )}
    </div>
  )
}

function Announcer() {
  const { announcement } = useSession()
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}
