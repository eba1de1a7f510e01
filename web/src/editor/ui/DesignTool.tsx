import { itemsOf } from '@kea/design/document/records'
import { Provider, useAtom } from 'jotai'
import { ChevronLeft } from 'lucide-react'
import {
  type ChangeEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { photoAccept } from '~/lib/photos/photo-accept'
import { useFileDrop } from '~/lib/use-file-drop'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { freeSelection } from '../commands/selection'
import type { Editor } from '../Editor'
import type { How } from '../model/how'
import { viewsOf } from '../workspaces/views'
import { hasOverview, overviewOf } from '../workspaces/workspace-of'
import { BuyBar } from './BuyBar'
import { CanvasHost } from './CanvasHost'
import { DesignLook } from './DesignLook'
import { DesignName } from './DesignName'
import { DialogLoading } from './DialogLoading'
import { Earlier } from './Earlier'
import { EmptyPrint } from './EmptyPrint'
import { LightSwitch } from './neon/LightSwitch'
import { OfflineNote } from './OfflineNote'
import { PrintStatus } from './PrintStatus'
import { helpAtom, newPanels } from './panels'
import { photoDrop, stageTarget } from './photos/photo-drag'
import { ReadingProgress } from './ReadingProgress'
import { RimCaption } from './RimCaption'
import { SavedNote } from './SavedNote'
import { SelectionTools } from './SelectionTools'
import { StageCorner } from './StageCorner'
import { StageNotice } from './StageNotice'
import { StaleNotice } from './StaleNotice'
import { ToolBar } from './ToolBar'
import { ToolPanel } from './ToolPanel'
import { followHistory } from './tool-history'
import { useEarlyCode } from './use-early-code'
import { EditorContext, useDesign, useEditor, useSession } from './use-editor'
import { firstPanel, useNewSign } from './use-new-sign'
import { useSaveOnLeave } from './use-save-on-leave'
import { useSelected } from './use-selected'
import { useShortcuts } from './use-shortcuts'
import { useTrayForSeveral } from './use-tray-for-several'
import { ViewTools } from './ViewTools'
import { EditedWords } from './words/EditedWords'

const HelpDialog = lazyWithRetry(async () => (await import('./HelpDialog')).HelpDialog, 'over')

interface DesignToolProps {
  editor: Editor
  /** The link back to the previous page. */
  back: { to: string; label: string }
  /** Commands for the whole design that need the shop. */
  menu?: ReactNode
  /** Shown on an empty print: the way to earlier designs. */
  earlier?: ReactNode
  onDone: () => void
}

/**
 * The design tool: the print fills the screen, with tools at the edge and the price in a corner. The page has the h1.
 */
export function DesignTool({ editor, back, menu, earlier, onDone }: DesignToolProps) {
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const how = useRef<How>('replace')
  const buy = useRef<(() => void) | null>(null)
  const tools = useMemo(() => {
    const pick = (wanted: How) => {
      how.current = wanted
      input.current?.click()
    }
    const takePhoto = () => camera.current?.click()
    return {
      ...{ editor, takePhoto, buy },
      pickPhoto: () => pick('replace'),
      addPhotos: () => pick('tray'),
      fillPhotos: () => pick('fill'),
    }
  }, [editor])
  const panels = useMemo(() => newPanels(firstPanel(editor)), [editor])
  useEarlyCode()
  const slot = useSyncExternalStore(editor.session.subscribe, () => editor.session.read().slot)
  useEffect(() => {
    if (slot) tools.pickPhoto()
  }, [slot, tools])
  const take = (event: ChangeEvent<HTMLInputElement>, wanted: How) => {
    void editor.addFiles([...(event.target.files ?? [])], wanted)
    // A reset lets the shopper choose the same file again.
    event.target.value = ''
  }
  return (
    <Provider store={panels}>
      <EditorContext value={tools}>
        <Frame editor={editor} back={back} menu={menu} earlier={earlier} onDone={onDone} />
        <input
          ref={input}
          type="file"
          multiple
          accept={photoAccept()}
          aria-label="Photo file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event, how.current)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label="Camera"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event, 'tray')}
        />
      </EditorContext>
    </Provider>
  )
}

function Frame({ editor, back, menu, earlier, onDone }: DesignToolProps) {
  useShortcuts(editor)
  useTrayForSeveral()
  useNewSign()
  const { Overview } = viewsOf(editor.product)
  const isOverview = useSelected(({ context, session }) => overviewOf(context(), session.read()) !== null)
  const [isHelpOpen, setIsHelpOpen] = useAtom(helpAtom)
  useEffect(() => followHistory(editor), [editor])
  useSaveOnLeave(editor)
  return (
    <div className="relative flex h-[calc(100dvh-3.5rem)] min-h-68 flex-col overflow-hidden bg-mist beside:grid beside:grid-cols-[auto_auto_minmax(0,1fr)] beside:grid-rows-[auto_minmax(0,1fr)_auto] lg:h-[calc(100dvh-4.5rem)]">
      <StageTop back={back} menu={menu} />
      {isOverview && Overview ? (
        <Suspense fallback={<div className="flex-1" />}>
          <Overview earlier={earlier} />
        </Suspense>
      ) : (
        <Stage earlier={earlier} />
      )}
      <ToolPanel />
      {!isOverview && <ToolBar />}
      {/* One row on wide screens. On phones the tools are between the two. */}
      <div className="contents beside:col-span-2 beside:col-start-2 beside:row-start-3 beside:flex beside:items-center beside:gap-6 beside:border-t beside:border-line beside:bg-paper beside:px-4 beside:py-2 lg:px-8 lg:py-3">
        {isOverview ? <div className="hidden flex-1 beside:block" /> : <PrintStatus />}
        <BuyBar onDone={onDone} />
      </div>
      <Announcer />
      <DesignLook />
      {isHelpOpen && (
        <Suspense fallback={<DialogLoading onClose={() => setIsHelpOpen(false)} />}>
          <HelpDialog onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The back link and the commands for the whole design. */
function StageTop({ back, menu }: Pick<DesignToolProps, 'back' | 'menu'>) {
  const { editor } = useEditor()
  const { BackToOverview } = viewsOf(editor.product)
  const { isSelected, isOnPage } = useSelected(({ context, session }) => ({
    isSelected: freeSelection(context()).length > 0,
    isOnPage: session.read().isSurfaceOpen && hasOverview(context()),
  }))
  return (
    <div className="beside:col-start-3 beside:row-start-1">
      <OfflineNote />
      <div className="@container flex items-center justify-between gap-2 px-2 beside:min-h-16 lg:px-6">
        {isOnPage && BackToOverview ? (
          <Suspense>
            <BackToOverview />
          </Suspense>
        ) : (
          <Link
            to={back.to}
            className={classNames(
              'inline-flex size-11 shrink-0 items-center gap-1 rounded-full pl-2 text-[0.9375rem] text-ink no-underline hover:bg-line/70',
              !isSelected && 'lg:w-auto lg:pr-4',
            )}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            <span className={isSelected ? 'sr-only' : 'max-lg:sr-only'}>{back.label}</span>
          </Link>
        )}
        {/* Beside an open panel on a narrow screen the tools of a selection take the place of the name. */}
        <div className={isSelected ? 'contents beside:hidden beside:@min-[50rem]:contents' : 'contents'}>
          <DesignName isShort={isSelected} />
        </div>
        <SelectionRow />
        <div className="flex shrink-0">
          {!isSelected && <SavedNote />}
          {menu}
          <StageCorner />
        </div>
      </div>
    </div>
  )
}

/** The tools of the selected items above the print. A phone has them in its bar. */
function SelectionRow() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const selected = freeSelection(editor.context())
  if (selected.length === 0) return null
  return (
    <section
      aria-label="Selected"
      className="hidden min-w-0 overflow-x-auto rounded-picture bg-paper px-1 shadow-float beside:flex beside:[&>button]:w-auto beside:[&>button]:min-w-13 beside:@min-[60rem]:[&>button]:min-w-16"
    >
      <SelectionTools items={selected} />
    </section>
  )
}

/** The print and its overlays. */
function Stage({ earlier }: Pick<DesignToolProps, 'earlier'>) {
  const { editor } = useEditor()
  const { Beside, Strip } = viewsOf(editor.product)
  const isOver = useFileDrop(useCallback((files: File[]) => void editor.addFiles(files), [editor]))
  return (
    <div className="flex min-h-0 flex-1 flex-col beside:col-start-3 beside:row-start-2">
      <div className="relative min-h-0 flex-1" {...photoDrop(editor, (event) => stageTarget(editor, event))}>
        <CanvasHost />
        <StageLight />
        {Beside && (
          <Suspense>
            <Beside />
          </Suspense>
        )}
        <EditedWords />
        <EmptyPrint />
        <Earlier>{earlier}</Earlier>
        <RimCaption />
        <Closer />
        <ReadingProgress />
        <StageNotice />
        <StaleNotice />
        {isOver && (
          <div className="pointer-events-none absolute inset-3 rounded-picture border-2 border-kea border-dashed bg-kea-mist/50" />
        )}
      </div>
      <Suspense>
        <Strip />
      </Suspense>
    </div>
  )
}

/** A sign is seen by night or by day. */
function StageLight() {
  const { editor } = useEditor()
  const { isSign, isDay } = useSelected(({ scene, session }) => ({
    isSign: scene().sign !== null,
    isDay: session.read().isDay,
  }))
  if (!isSign) return null
  return (
    <LightSwitch
      isDay={isDay}
      onChange={(next) => editor.change({ isDay: next })}
      className="absolute bottom-2 left-2 lg:left-4"
    />
  )
}

/** Nothing of an empty print is too small to see. */
function Closer() {
  return useSelected(({ store }) => itemsOf(store.read().design).length > 0) && <ViewTools />
}

function Announcer() {
  const announcement = useSelected(({ session }) => session.read().announcement)
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}
