import { partOf, partsOf } from '@kea/design/product/parts'
import { Dialog } from '~/ui/Dialog'
import { hasLayouts, layOutAgain } from '../commands/lay-out-again'
import { hasLook } from '../commands/open-look'
import { PICKS } from '../commands/pick-photos'
import { COMMANDS } from '../commands/registry'
import { shortcutLabel } from '../commands/shortcut'
import { workspaceOf } from '../workspaces/workspace-of'
import { useEditor } from './use-editor'

/** All shortcuts, from the list that the keyboard uses. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useEditor()
  const { product, options, surface } = editor.context()
  const { canRotate } = partOf(product.definition, options, surface.part)
  const { steps, isSorted } = workspaceOf(product)
  const available = COMMANDS.filter(
    ({ id }) =>
      (canRotate || id !== 'turn-piece') &&
      (hasLook(product) || id !== 'look') &&
      (partsOf(product.definition, options).some(hasLayouts) || id !== layOutAgain.id) &&
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
          <Key key={id} label={label} shortcut={shortcuts[0] ?? ''} />
        ))}
      </dl>
      {isSorted && (
        <>
          <h3 className="mt-5 mb-2.5 font-medium">Your photos</h3>
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2.5">
            {Object.values(PICKS).map(({ id, help, shortcut }) => (
              <Key key={id} label={help} shortcut={shortcut} />
            ))}
          </dl>
        </>
      )}
    </Dialog>
  )
}

function Key({ label, shortcut }: { label: string; shortcut: string }) {
  return (
    <div className="contents">
      <dt>{label}</dt>
      <dd>
        <kbd className="rounded border border-line bg-mist px-2 py-0.5 font-sans text-sm">
          {shortcutLabel(shortcut)}
        </kbd>
      </dd>
    </div>
  )
}
