import type { DesignItem } from '@kea/design/document/document'
import { isFree } from '@kea/design/document/free-item'
import { itemsOn } from '@kea/design/document/records'
import { describeItem, nameItem } from '@kea/design/items/item-types'
import { ArrowDown, ArrowUp, CalendarDays, Flower2, Image, Lightbulb, Lock, Shapes, Trash2, Type } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import { deleteSelection } from '../commands/delete-selection'
import { removePhoto } from '../commands/remove-photo'
import { bringForward, sendBackward } from '../commands/reorder'
import { selectItem, toggleItem } from '../commands/select'
import { onlySelected } from '../commands/selection'
import { CommandButton } from './ToolButton'
import { useDesign, useEditor, useSession } from './use-editor'

const ICONS = {
  photo: Image,
  text: Type,
  graphic: Flower2,
  shape: Shapes,
  month: CalendarDays,
  neon: Lightbulb,
} as const satisfies Record<DesignItem['type'], unknown>

/** Everything on the surface, front to back. A screen reader walks it, and each entry selects its item. */
export function LayersPanel() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const context = editor.context()
  const items = itemsOn(context.design, context.surface).toReversed()
  const selected = context.selection[0]
  if (items.length === 0) return <p className="text-ink-soft">Nothing is on this side yet. Add a photo or a text.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul aria-label="From front to back" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {items.map((item) => (
          <li key={item.id} className="flex items-center">
            {items.length > 1 && <LayerCheck item={item} />}
            <LayerButton item={item} isSelected={context.selection.some(({ id }) => id === item.id)} />
          </li>
        ))}
      </ul>
      {selected && (
        <div className="grid grid-cols-3 gap-1">
          <CommandButton command={bringForward} icon={ArrowUp} label="Forward" />
          <CommandButton command={sendBackward} icon={ArrowDown} label="Backward" />
          <CommandButton command={onlySelected(context) ? deleteSelection : removePhoto} icon={Trash2} label="Delete" />
        </div>
      )}
    </div>
  )
}

/** Adds an item and its group to the selection, or takes them out of it. */
function LayerCheck({ item }: { item: DesignItem }) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const { selection } = editor.context()
  const name = nameItem(item, { design, shape: editor.fonts.shape })
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${name} too`}
        checked={selection.some(({ id }) => id === item.id)}
        onChange={() => editor.run(toggleItem(item))}
        className="size-5 accent-kea"
      />
    </label>
  )
}

function LayerButton({ item, isSelected }: { item: DesignItem; isSelected: boolean }) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const world = { design, shape: editor.fonts.shape }
  const Icon = ICONS[item.type]
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={describeItem(item, world)}
      onClick={() => editor.run(selectItem(item))}
      className={classNames(
        'flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-lg px-3 text-left hover:bg-mist',
        isSelected && 'bg-kea-mist text-kea-deep',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {/* A file's name or the shopper's words, which stay as they are; graphics and shapes have names of ours. */}
      <span
        className="min-w-0 flex-1 truncate"
        {...((item.type === 'photo' || item.type === 'text') && { translate: 'no' as const })}
      >
        {nameItem(item, world)}
      </span>
      {isFree(item) && item.locked && <Lock aria-hidden="true" className="size-4 shrink-0" />}
    </button>
  )
}
