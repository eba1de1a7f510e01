import { useAtom } from 'jotai'
import { Box, Coffee, ImagePlus, Move, RectangleHorizontal, RectangleVertical, Ruler } from 'lucide-react'
import { switchView } from '../commands/switch-view'
import { turnPiece } from '../commands/turn-piece'
import { type Panel, panelAtom } from './panels'
import { CommandButton, ToolButton } from './ToolButton'
import { useDesign, useEditor, useSession } from './use-editor'

/** The tools: a bar under the thumb on phones, a slim rail on the left of a desktop. */
export function ToolBar() {
  const { editor, pickPhoto } = useEditor()
  const [panel, setPanel] = useAtom(panelAtom)
  const { design } = useDesign()
  const { view } = useSession()
  const { shape, turnable } = editor.product.definition
  const isEmpty = Object.keys(design.photos).length === 0
  const isLandscape = design.surfaces[0]?.orientation === 'landscape'
  const toggle = (name: Panel) => setPanel(panel === name ? null : name)
  return (
    <section
      aria-label="Tools"
      className="flex border-t border-line bg-paper px-1.5 lg:w-24 lg:flex-col lg:gap-1 lg:border-t-0 lg:border-r lg:px-2 lg:py-3"
    >
      <ToolButton icon={ImagePlus} label={isEmpty ? 'Photo' : 'Replace'} onClick={pickPhoto} />
      <ToolButton
        icon={Ruler}
        label="Size"
        aria-expanded={panel === 'options'}
        aria-controls="tool-panel"
        onClick={() => toggle('options')}
      />
      <ToolButton
        icon={Move}
        label="Position"
        aria-expanded={panel === 'position'}
        aria-controls="tool-panel"
        disabled={isEmpty}
        onClick={() => toggle('position')}
      />
      {turnable && (
        <CommandButton
          command={turnPiece}
          icon={isLandscape ? RectangleVertical : RectangleHorizontal}
          label={isLandscape ? 'Portrait' : 'Landscape'}
        />
      )}
      {shape !== 'sheet' && (
        <CommandButton
          command={switchView}
          icon={shape === 'mug' ? Coffee : Box}
          label={shape === 'mug' ? 'On the mug' : 'Sides'}
          pressed={view === 'piece'}
        />
      )}
    </section>
  )
}
