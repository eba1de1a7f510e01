import { useAtom } from 'jotai'
import { X } from 'lucide-react'
import { OptionsPanel } from './OptionsPanel'
import { PositionPanel } from './PositionPanel'
import { panelAtom } from './panels'

/** The open panel: it takes room beside or below the print and never covers it. */
export function ToolPanel() {
  const [panel, setPanel] = useAtom(panelAtom)
  if (!panel) return null
  return (
    <section
      id="tool-panel"
      aria-label={panel === 'options' ? 'Size and options' : 'Position of the photo'}
      className="relative max-h-[42dvh] shrink-0 animate-rise overflow-y-auto overscroll-contain border-t border-line bg-paper px-5 pb-5 lg:h-full lg:max-h-none lg:w-80 lg:border-t-0 lg:border-r"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-1.5 lg:py-3">
        <h2 className="font-display text-lg font-bold">{panel === 'options' ? 'Size and options' : 'Position'}</h2>
        <button
          type="button"
          aria-label="Close the panel"
          onClick={() => setPanel(null)}
          className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="pt-1">{panel === 'options' ? <OptionsPanel /> : <PositionPanel />}</div>
    </section>
  )
}
