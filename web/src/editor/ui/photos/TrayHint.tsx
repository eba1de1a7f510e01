import { shownUses } from '@kea/design/arrangement/tray'
import { photosOf } from '@kea/design/document/records'
import { partOf } from '@kea/design/product/parts'
import { workspaceOf } from '../../workspaces/workspace-of'
import { usePanel } from '../panels'
import { useDesign, useEditor, useSession } from '../use-editor'

/** Says what to do with photos that are not on the print yet. */
export function TrayHint() {
  const { editor } = useEditor()
  const { design } = useDesign()
  useSession()
  const { openerProps } = usePanel()
  const { product, options, surface } = editor.context()
  const uses = shownUses(product.definition, design)
  const photos = photosOf(design)
  if (!workspaceOf(product).hasTray || photos.every(({ id }) => uses.has(id))) return null
  const hasLayouts = partOf(product.definition, options, surface.part).allows.includes('layout')
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      Pick a photo to put it on the print.
      {hasLayouts && photos.length > 1 && (
        <>
          {' '}
          To show several of them,{' '}
          <button
            type="button"
            className="min-h-6 cursor-pointer font-medium text-kea underline"
            {...openerProps('layout')}
          >
            choose a layout
          </button>
          .
        </>
      )}
    </p>
  )
}
