import { Menu } from '@base-ui/react/menu'
import {
  ArrowLeftRight,
  Copy,
  FilePlus2,
  LockKeyholeOpen,
  type LucideIcon,
  Maximize2,
  Move,
  Shuffle,
  Trash2,
} from 'lucide-react'
import { useRef } from 'react'
import { useBackCloses } from '~/ui/use-back-closes'
import type { Command } from '../../commands/command'
import { handBackPage } from '../../commands/hand-back'
import { hasLayouts, layOutAgainOn } from '../../commands/lay-out-again'
import { openSurface } from '../../commands/open-surface'
import { useEditor, useFacts } from '../../ui/use-editor'
import { addPageBehind, duplicateOfPage, removalOfPage } from './page-commands'
import type { PageView } from './page-views'

interface PageMenuProps {
  view: PageView
  /** The button that opened it. */
  anchor: HTMLElement
  onMove: () => void
  onClose: () => void
}

/** What can be done with a page of the overview. */
export function PageMenu({ view, anchor, onMove, onClose }: PageMenuProps) {
  const { quantity } = useFacts()
  const { id, moves, isOwn } = view
  const isMoving = useRef(false)
  useBackCloses(true, onClose)
  return (
    // In the main part of the page, where a reader who walks through its parts finds it.
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal container={anchor.closest('main')}>
        <Menu.Positioner anchor={anchor} side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-40">
          <Menu.Popup
            aria-label={view.name}
            finalFocus={() => (isMoving.current ? pageButton(anchor) : anchor)}
            className="min-w-56 rounded-picture border border-line bg-paper p-1.5 shadow-float outline-none"
          >
            {isOwn && (
              <p className="max-w-64 px-3 pt-1.5 pb-2 text-ink-soft text-sm">
                Changed by you. Filling leaves it alone.
              </p>
            )}
            <Entry icon={Maximize2} command={openSurface(id)} />
            {hasLayouts(view.side.part) && <Entry icon={Shuffle} command={layOutAgainOn(id)} />}
            {isOwn && <Entry icon={LockKeyholeOpen} command={handBackPage(id)} />}
            {moves && (
              <Item
                icon={moves === 'surfaces' ? Move : ArrowLeftRight}
                onClick={() => {
                  isMoving.current = true
                  onMove()
                }}
              >
                {moves === 'surfaces' ? 'Move' : 'Swap with another'}
              </Item>
            )}
            {moves === 'surfaces' && <Entry icon={FilePlus2} command={addPageBehind(id, quantity)} />}
            {moves && <Entry icon={Copy} command={duplicateOfPage(id, quantity)} />}
            <Entry icon={Trash2} command={removalOfPage(id, moves)} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** The page itself, whose keys lead to another place. */
const pageButton = (anchor: HTMLElement): HTMLElement | null =>
  anchor.closest('[data-page]')?.querySelector('button') ?? null

function Entry({ icon, command }: { icon: LucideIcon; command: Command }) {
  const { editor } = useEditor()
  return (
    <Item icon={icon} isDisabled={!command.isEnabled(editor.context())} onClick={() => editor.run(command)}>
      {command.label}
    </Item>
  )
}

interface ItemProps {
  icon: LucideIcon
  isDisabled?: boolean
  onClick: () => void
  children: string
}

function Item({ icon: Icon, isDisabled, onClick, children }: ItemProps) {
  return (
    <Menu.Item
      disabled={isDisabled}
      onClick={onClick}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-disabled:cursor-not-allowed data-disabled:text-control data-highlighted:bg-mist"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
      {children}
    </Menu.Item>
  )
}
