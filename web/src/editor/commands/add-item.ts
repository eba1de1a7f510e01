import { geometryOn } from '@kea/design/geometry/surfaces'
import { addItem } from '@kea/design/items/add-item'
import type { Drawing } from '@kea/design/items/graphic/drawing'
import { type DrawingId, drawingName } from '@kea/design/items/graphic/drawing-names'
import { SHAPE_NAMES } from '@kea/design/items/shape/item-type'
import type { ShapeData } from '@kea/design/items/shape/shape-data'
import type { Command, CommandContext } from './command'

type New = Parameters<typeof addItem>[3]

const INK = '#2f5d3a'
/** The width of a new line, as a part of the face's shorter side. */
const LINE_SHARE = 0.012

const adds = (label: string, newOf: (short: number) => New, aspect: number): Command => ({
  id: 'add-item',
  label: `Add ${label}`,
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design, surface }: CommandContext) => {
    const { face } = geometryOn(product.definition, design, surface)
    const item = newOf(Math.min(face.width, face.height))
    return { patch: addItem(design, surface, face, item, aspect), session: { selection: [item.id], cropping: null } }
  },
  announce: `${label} is on your print. Drag it where you want it`,
})

/** Puts a drawing of the shop on the print, and selects it. */
export const addGraphic = (id: string, drawing: DrawingId, { width, height }: Drawing): Command =>
  adds(drawingName(drawing), () => ({ id, type: 'graphic', data: { drawing, colours: [] } }), width / height)

/** Puts a plain shape on the print, and selects it. */
export const addShape = (id: string, shape: ShapeData['shape']): Command =>
  adds(
    SHAPE_NAMES[shape],
    (short) => ({
      id,
      type: 'shape',
      data: shape === 'line' ? { shape, stroke: { colour: INK, widthMm: short * LINE_SHARE } } : { shape, fill: INK },
    }),
    shape === 'line' ? 8 : 1,
  )
