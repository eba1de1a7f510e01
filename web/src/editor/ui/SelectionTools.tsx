import type { FreeItem } from '@kea/design/document/free-item'
import { isCaption } from '@kea/design/layouts/captions'
import { isSlotted } from '@kea/design/layouts/edits'
import {
  AlignCenterVertical,
  ArrowLeftRight,
  Captions,
  Check,
  Copy,
  Crop,
  Frame,
  Group,
  Layers,
  Move,
  Palette,
  SlidersHorizontal,
  TextCursorInput,
  Trash2,
  Type,
  Ungroup,
} from 'lucide-react'
import { useEffect } from 'react'
import { group, ungroup } from '../commands/arrange'
import { writeOwnCaption } from '../commands/captions'
import { cropPhoto } from '../commands/crop-photo'
import { deleteSelection } from '../commands/delete-selection'
import { duplicate } from '../commands/duplicate'
import { editText } from '../commands/edit-text'
import { swapNext } from '../commands/layout'
import { selectNothing } from '../commands/select'
import { PHOTO_TOOL_ID, usePanel } from './panels'
import { CommandButton, ToolButton } from './ToolButton'
import { useEditor, useSession } from './use-editor'

/** The tools of the selected items. On a phone they replace the general ones. */
export function SelectionTools({ items }: { items: readonly FreeItem[] }) {
  const { openerProps } = usePanel()
  const { editor } = useEditor()
  const { cropping } = useSession()
  // The button that ends the selection goes with it, and the focus must go on.
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.getElementById(PHOTO_TOOL_ID)?.focus({ preventScroll: true })
      }),
    [],
  )
  const [only, ...others] = items
  const isPhoto = only?.type === 'photo' && others.length === 0
  const isGroup = only?.group !== undefined && others.every((item) => item.group === only.group)
  const isText = only?.type === 'text' && others.length === 0
  return (
    <>
      <CommandButton command={selectNothing} icon={Check} label="Done" />
      {isText && <CommandButton command={editText} icon={TextCursorInput} label="Edit" />}
      {isText && <ToolButton icon={Type} label="Text" {...openerProps('text')} />}
      {isPhoto && <ToolButton icon={Frame} label="Border" {...openerProps('style')} />}
      {(only?.type === 'graphic' || only?.type === 'shape') && others.length === 0 && (
        <ToolButton icon={Palette} label="Colours" {...openerProps('style')} />
      )}
      {only?.type === 'month' && others.length === 0 && (
        <ToolButton icon={Palette} label="Style" {...openerProps('style')} />
      )}
      {only && isSlotted(only) && <CommandButton command={swapNext} icon={ArrowLeftRight} label="Swap" />}
      {writeOwnCaption.isEnabled(editor.context()) && <CommandButton command={writeOwnCaption} icon={Captions} />}
      {only && !isCaption(only) && others.length === 0 && (
        <ToolButton icon={Move} label="Position" {...openerProps('position')} />
      )}
      {isPhoto && <CommandButton command={cropPhoto} icon={Crop} pressed={cropping !== null} />}
      {isPhoto && <ToolButton icon={SlidersHorizontal} label="Adjust" {...openerProps('adjust')} />}
      {others.length > 0 && (
        <>
          <CommandButton
            command={isGroup ? ungroup : group}
            icon={isGroup ? Ungroup : Group}
            label={isGroup ? 'Ungroup' : 'Group'}
          />
          <ToolButton icon={AlignCenterVertical} label="Align" {...openerProps('arrange')} />
        </>
      )}
      <CommandButton command={duplicate} icon={Copy} />
      <ToolButton icon={Layers} label="Layers" {...openerProps('layers')} />
      <CommandButton command={deleteSelection} icon={Trash2} />
    </>
  )
}
