import { partOf } from '@kea/design/product/parts'
import { Dialog } from '~/ui/Dialog'
import { hasLook } from '../commands/open-look'
import { COMMANDS } from '../commands/registry'
import { shortcutLabel } from '../commands/shortcut'
import { workspaceOf } from '../workspaces/workspace-of'
import { useEditor } from './use-editor'

/** All shortcuts, from the list that the keyboard uses. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useEditor()
  const { product, options, surface } = editor.context()
  const { canRotate } = partOf(product.definition, options, surface.part)
  const { steps } = workspaceOf(product)
  const available = COMMANDS.filter(
    ({ id }) =>
      (canRotate || id !== 'turn-piece') &&
      (hasLook(product) || id !== 'look') &&
      (steps?.noun === 'print' || !id.endsWith('-print')) &&
      (steps?.noun === 'page' || !id.endsWith('-page')),
  )
  return (
    <Dialog title="Shortcuts" open onClose={onClose}>
      <p className="mb-4 text-ink-soft">
        Drag the photo to move it. Pinch or scroll to zoom. Hold the space bar and drag, or use two fingers beside the
        photo, to move around the print. Tap an item to select it, and tap it twice to crop it.
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2.5">
        {available.map(({ id, label, shortcuts }) => (
          <div key={id} className="contents">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded border border-line bg-mist px-2 py-0.5 font-sans text-sm">
                {shortcutLabel(shortcuts[0] ?? '')}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
