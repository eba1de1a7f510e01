import { Copy, Diff, RefreshCcw } from 'lucide-react'
import { joinPair, shownPair, showOtherCard, splitPair } from '../commands/pairs'
import { CommandButton } from './ToolButton'
import { useDesign, useEditor, useSession } from './use-editor'

/** Whether the two cards of the shown pair are the same. */
export function PairTools() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  if (!shownPair(editor.context())?.second) return <CommandButton command={splitPair} icon={Diff} label="Second card" />
  return (
    <>
      <CommandButton command={showOtherCard} icon={RefreshCcw} />
      <CommandButton command={joinPair} icon={Copy} label="Same twice" />
    </>
  )
}
