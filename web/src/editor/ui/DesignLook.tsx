import { printedSides } from '@kea/design/arrangement/printed-sides'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import { productLook } from '@kea/design/product/parts'
import { Suspense, useMemo } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { Editor } from '../Editor'
import { lookOf } from '../looks/look'
import type { Piece, PrintOf } from '../looks/piece'
import { paintTexture } from '../render/paint-texture'
import { DialogLoading } from './DialogLoading'
import { useEditor, useSession } from './use-editor'

const LookDialog = lazyWithRetry(async () => (await import('../looks/ui/LookDialog')).LookDialog, 'over')

/** How the designed piece will look, while that is open. The design cannot change meanwhile. */
export function DesignLook() {
  return useSession().isLookOpen ? <OpenLook /> : null
}

function OpenLook() {
  const { editor } = useEditor()
  const shown = useMemo(() => {
    const [view] = editor.product.definition.views
    const { piece, print } = designedPiece(editor)
    const look = view && lookOf(view, piece)
    return look && { look, print }
  }, [editor])
  if (!shown) return null
  const close = () => editor.change({ isLookOpen: false })
  return (
    <Suspense fallback={<DialogLoading onClose={close} />}>
      <LookDialog {...shown} onClose={close} />
    </Suspense>
  )
}

/** What the looks need of the design. */
function designedPiece(editor: Editor): { piece: Piece; print: PrintOf } {
  const { definition } = editor.product
  const { design } = editor.store.read()
  const surfaces = shownSurfaces(definition, design)
  const geometries = surfaces.map((surface) => editor.scene(surface).surface)
  return {
    piece: {
      parts: geometries.map(({ part, face }) => ({ id: part.id, face })),
      pieces: geometries[0] ? pieceBoxes(geometries[0].part, geometries[0].face) : [],
      depthMm: geometries[0]?.depthMm ?? 0,
      look: productLook(definition, design.options),
    },
    print: async (part, longSidePx) => {
      const side = printedSides(definition, design).find((entry) => entry.part.id === part)
      if (!side) throw new Error(`The design has no part ${part}`)
      return editor.painted(side, (scene) => paintTexture(scene, longSidePx))
    },
  }
}
