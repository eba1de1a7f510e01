import { Menu } from '@base-ui/react/menu'
import type { DesignPhoto } from '@kea/design/document/document'
import { Ban, Check, Layers2, type LucideIcon, Maximize2, Star, Trash2 } from 'lucide-react'
import { useBackCloses } from '~/ui/use-back-closes'
import { addPhoto } from '../../../commands/add-photo'
import { discardPhoto } from '../../../commands/discard-photo'
import { type PhotoPick, pickOf, pickPhotos } from '../../../commands/pick-photos'
import { useEditor } from '../../use-editor'

interface TrayMenuProps {
  photo: DesignPhoto
  /** The button that opened it. */
  anchor: HTMLElement
  /** True where a surface is in front that the photo can be added to. */
  canAdd: boolean
  onLarge: () => void
  onClose: () => void
}

const ICONS: Record<PhotoPick, LucideIcon> = { star: Star, keep: Check, out: Ban }

/** What can be done with a photo of the tray. */
export function TrayMenu({ photo, anchor, canAdd, onLarge, onClose }: TrayMenuProps) {
  const { editor } = useEditor()
  const picks = (['star', 'keep', 'out'] as const).filter((pick) => pick !== pickOf(photo))
  useBackCloses(true, onClose)
  return (
    // In the main part of the page, where a reader who walks through its parts finds it.
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal container={anchor.closest('main')}>
        <Menu.Positioner anchor={anchor} side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-40">
          <Menu.Popup
            aria-label={photo.name}
            finalFocus={() => anchor}
            className="min-w-56 rounded-picture border border-line bg-paper p-1.5 shadow-float outline-none"
          >
            <Entry icon={Maximize2} onClick={onLarge}>
              Look closer
            </Entry>
            {picks.map((pick) => {
              const command = pickPhotos([photo.id], pick)
              return (
                <Entry key={pick} icon={ICONS[pick]} onClick={() => editor.run(command)}>
                  {command.label}
                </Entry>
              )
            })}
            {canAdd && (
              <Entry icon={Layers2} onClick={() => editor.run(addPhoto(photo))}>
                Add on top
              </Entry>
            )}
            <Entry icon={Trash2} onClick={() => editor.run(discardPhoto(photo))}>
              Remove from the design
            </Entry>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Entry({ icon: Icon, onClick, children }: { icon: LucideIcon; onClick: () => void; children: string }) {
  return (
    <Menu.Item
      onClick={onClick}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-highlighted:bg-mist"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
      {children}
    </Menu.Item>
  )
}
