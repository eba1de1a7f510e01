import { printedSides } from '@kea/design/arrangement/printed-sides'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import { productLook } from '@kea/design/product/parts'
import type { Editor } from '../Editor'
import { paintTexture } from '../render/paint-texture'
import type { Piece, PrintOf } from '../solids/piece'

/** What the looks need of the design. */
export function designedPiece(editor: Editor): { piece: Piece; print: PrintOf } {
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
