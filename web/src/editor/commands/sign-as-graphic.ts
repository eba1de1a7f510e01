import type { DesignItem, PlacedText } from '@kea/design/document/document'
import { joinPatches } from '@kea/design/document/patch'
import { itemsOn } from '@kea/design/document/records'
import { removeItems } from '@kea/design/edits/item-edits'
import { pointOfFrame } from '@kea/design/geometry/frame'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { addItem } from '@kea/design/items/add-item'
import type { DrawingOf } from '@kea/design/items/graphic/drawing'
import { changeText } from '@kea/design/items/text/edit'
import { lettersFrame } from '@kea/design/preflight/text-findings'
import type { Shape } from '@kea/design/text/shape'
import { signItem } from '@kea/design/text/signs'
import type { Command, CommandContext } from './command'

/** From the last letter to the sign, as a part of its height. */
const GAP = 0.15

/** The text as it is now, if it is on this side and still has the sign: it may change while the drawings load. */
function textWith({ design, surface }: CommandContext, id: string, sign: string): PlacedText | null {
  const text = itemsOn(design, surface).find((item) => item.id === id)
  return text?.type === 'text' && !text.locked && text.data.words.includes(sign) ? text : null
}

/** Takes a sign that no font has out of a text, and puts it behind the words as a graphic of their height and colour. */
export const signAsGraphic = (
  id: string,
  textId: string,
  sign: string,
  { drawing, shape }: { drawing: DrawingOf; shape: Shape },
): Command => ({
  id: 'sign-as-graphic',
  label: `Add ${sign} as a graphic`,
  shortcuts: [],
  isEnabled: (context) => textWith(context, textId, sign) !== null && signItem(sign) !== null,
  run(context: CommandContext) {
    const { product, design, surface } = context
    const text = textWith(context, textId, sign)
    const found = signItem(sign)
    if (!text || !found) return null
    const { colour, sizeMm } = text.data
    const words = text.data.words.replaceAll(sign, '').replace(/ {2,}/g, ' ').trim()
    const isAlone = words === ''
    const written = { ...text, data: { ...text.data, words } }
    const sized =
      'shape' in found
        ? { id, type: 'shape' as const, data: { shape: found.shape, fill: colour } }
        : { id, type: 'graphic' as const, data: { drawing: found.drawing, colours: [colour] } }
    const size = 'drawing' in found ? drawing(found.drawing) : null
    const aspect = size ? size.width / size.height : 1
    const added = addItem(design, surface, geometryOn(product.definition, design, surface).face, sized, aspect)
    const letters = lettersFrame(isAlone ? text : written, shape)
    const width = sizeMm * aspect
    const place = { x: isAlone ? 0 : 1 + (2 * GAP * sizeMm + width) / letters.width, y: 0 }
    const { x, y } = pointOfFrame(letters, place)
    const frame = { x: x - width / 2, y: y - sizeMm / 2, width, height: sizeMm, angle: letters.angle }
    const put = added.put?.map((item) => ({ ...item, frame }) as DesignItem)
    const without = isAlone ? removeItems(design, [text]) : changeText(text, { words }, shape)
    return { patch: joinPatches(without, { put }), session: { selection: [id], cropping: null, editing: null } }
  },
  announce: `${sign} is on your print as a graphic`,
})
