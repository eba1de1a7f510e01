import { hasSeveralNames, pageName } from '@kea/design/arrangement/page-names'
import { isFree } from '@kea/design/document/free-item'
import { itemsOn } from '@kea/design/document/records'
import { zoomOf } from '@kea/design/geometry/crop'
import { describeItem, nameItem } from '@kea/design/items/item-types'
import { chosenLabels } from '@kea/shared/product-options'
import type { Editor } from '../Editor'
import { useSelected } from './use-selected'

/** A description of the canvas for screen readers. */
export const useCanvasLabel = (): string => useSelected(labelOf)

function labelOf(editor: Editor): string {
  const { product, design, options, surface: shown, selection, placement } = editor.context()
  const choices = chosenLabels(product.options, options).map(({ label, value }) => `${label} ${value}`)
  const isNamed = hasSeveralNames(product.definition, options)
  const name = isNamed ? [pageName(product.definition, design, shown)] : []
  const piece = [...name, product.name, ...choices].join(', ')
  const world = { design, shape: editor.fonts.shape, months: editor.months.loaded.read() }
  const free = itemsOn(design, shown).filter(isFree)
  const others = free.map((item) => describeItem(item, world)).join('. ')
  const chosen = selection.filter(isFree).map((item) => nameItem(item, world))
  const more = `${others && ` ${others}.`}${chosen.length > 0 ? ` Selected: ${chosen.join(', ')}.` : ''}`
  if (!placement) return `${piece}. ${others ? 'No photo fills it.' : 'No photo is chosen yet.'}${more}`
  const { placed, photo, turned, aspect, surface } = placement
  const zoom = Math.round(zoomOf(placed.data.crop, turned, aspect) * 100)
  const { turns, flip, straighten } = placed.data
  const turn = [
    turns !== 0 && `, turned by ${turns * 90} degrees`,
    flip && ', flipped',
    straighten && `, straightened by ${Math.round(straighten * 10) / 10} degrees`,
  ]
    .filter(Boolean)
    .join('')
  return `${piece}, ${surface.orientation}. Photo ${photo.name} at ${zoom} percent${turn}.${more}`
}
