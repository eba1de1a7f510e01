import { X } from 'lucide-react'
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { useBackCloses } from '~/ui/use-back-closes'
import { onlySelected, styledItem } from '../commands/selection'
import type { Editor } from '../Editor'
import { overviewOf } from '../workspaces/workspace-of'
import { PanelLoading } from './PanelLoading'
import { PANEL_ID, PANELS, type Panel, PHOTO_TOOL_ID, SIGN_TOOL_ID, usePanel } from './panels'
import { Quantity } from './Quantity'
import { useSelected } from './use-selected'

const PrintsTotal = lazyWithRetry(async () => (await import('../workspaces/grid/PrintsTotal')).PrintsTotal)
const PhotosPanel = lazyWithRetry(async () => (await import('./photos/PhotosPanel')).PhotosPanel)

const AdjustPanel = lazyWithRetry(async () => (await import('./AdjustPanel')).AdjustPanel)

const options = async () => (await import('./OptionsPanel')).OptionsPanel
const position = async () => (await import('./PositionPanel')).PositionPanel
const layers = async () => (await import('./LayersPanel')).LayersPanel
const text = async () => (await import('./TextPanel')).TextPanel

/** Loads the panels that are opened most, so that they open at once. An opened panel reports code that does not come. */
export const loadPanels = () => Promise.allSettled([options(), text(), position(), layers()])

const CONTENTS: Record<Panel, ComponentType> = {
  photos: PhotosPanel,
  adjust: AdjustPanel,
  options: lazyWithRetry(options),
  position: lazyWithRetry(position),
  layers: lazyWithRetry(layers),
  text: lazyWithRetry(text),
  graphics: lazyWithRetry(async () => (await import('./GraphicsPanel')).GraphicsPanel),
  arrange: lazyWithRetry(async () => (await import('./ArrangePanel')).ArrangePanel),
  layout: lazyWithRetry(async () => (await import('./LayoutPanel')).LayoutPanel),
  background: lazyWithRetry(async () => (await import('./BackgroundPanel')).BackgroundPanel),
  style: lazyWithRetry(async () => (await import('./StylePanel')).StylePanel),
  sign: lazyWithRetry(async () => (await import('./neon/SignPanel')).SignPanel),
  calendar: lazyWithRetry(async () => (await import('./calendar/CalendarPanel')).CalendarPanel),
  total: PrintsTotal,
}

/** True for a panel that has something to change. */
function isAvailable(editor: Editor, panel: Panel): boolean {
  const context = editor.context()
  // In the overview no surface is in front that the other panels could change.
  const overview = overviewOf(context, editor.session.read())
  if (overview && !overview.panels.includes(panel)) return false
  if (panel === 'position') return context.placement !== null || onlySelected(context) !== null
  if (panel === 'adjust') return context.placement !== null
  if (panel === 'text') return onlySelected(context)?.type === 'text'
  if (panel === 'arrange') return context.selection.length > 1
  const styled = styledItem(context)
  return panel !== 'style' || (styled !== null && styled.type !== 'text')
}

/** The open panel beside or below the print. It never covers the print. */
export function ToolPanel() {
  const { open, close } = usePanel()
  const isUnavailable = useSelected((editor) => open !== null && !isAvailable(editor, open.name))
  useEffect(() => {
    if (isUnavailable) close()
  }, [isUnavailable, close])
  if (!open || isUnavailable) return null
  return <OpenPanel key={open.name} name={open.name} opener={open.opener} onClose={close} />
}

/** Returns the focus to the opener, or to the photo tool when the opener is disabled or gone. */
function returnFocus(opener: HTMLElement | null): void {
  const isFocusable = opener?.isConnected && !opener.matches(':disabled')
  // Only a sign's tool opens with a panel.
  const target = isFocusable ? opener : document.getElementById(opener ? PHOTO_TOOL_ID : SIGN_TOOL_ID)
  target?.focus({ preventScroll: true })
}

/** Scrolls the first chosen card into view. `scrollIntoView` would scroll the page too. */
function showChosen(box: HTMLElement): void {
  const card = box.querySelector(':checked')?.closest('label')
  if (!card || card.offsetTop + card.offsetHeight <= box.clientHeight) return
  box.scrollTop = card.offsetTop - (box.clientHeight - card.offsetHeight) / 2
}

function OpenPanel({ name, opener, onClose }: { name: Panel; opener: HTMLElement | null; onClose: () => void }) {
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const Content = CONTENTS[name]
  useBackCloses(true, onClose)
  useEffect(() => {
    // Words that nobody wrote take the focus themselves: what is typed next is meant for them.
    if (!box.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
    // The words come before the fonts.
    if (box.current && name !== 'text') showChosen(box.current)
    return () => returnFocus(opener)
  }, [opener, name])
  return (
    <section
      ref={box}
      id={PANEL_ID}
      aria-label={PANELS[name].long}
      className="relative order-3 max-h-[40dvh] shrink-0 animate-rise overflow-y-auto overscroll-contain border-t border-line bg-paper px-5 pb-5 low:max-h-[31dvh] low:pb-2 beside:col-start-2 beside:row-span-2 beside:row-start-1 beside:max-h-none beside:w-80 beside:border-t-0 beside:border-r beside:px-4"
    >
      <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between gap-2 bg-paper px-5 py-1.5 low:py-0.5 beside:-mx-4 beside:px-4 lg:py-3">
        <h2 ref={heading} tabIndex={-1} className="font-display text-lg font-bold outline-none">
          {PANELS[name].short}
        </h2>
        {name === 'options' && (
          <div className="ml-auto md:hidden">
            <Quantity />
          </div>
        )}
        <button
          type="button"
          aria-label="Close the panel"
          onClick={onClose}
          className="-mr-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-mist"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="pt-1">
        <Suspense fallback={<PanelLoading className={name === 'sign' ? 'min-h-[40dvh]' : undefined} />}>
          <Content />
        </Suspense>
      </div>
    </section>
  )
}
