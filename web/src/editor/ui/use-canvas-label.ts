import { zoomOf } from '@kea/design/crop'
import { chosenLabels } from '@kea/shared/product-options'
import { useDesign, useEditor } from './use-editor'

/** A description of the canvas for screen readers. */
export function useCanvasLabel(): string {
  const { editor } = useEditor()
  useDesign()
  const { product, design, placement } = editor.context()
  const choice = chosenLabels(product.options, design.options)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')
  if (!placement) return `${product.name}, ${choice}. No photo is chosen yet.`
  const { placed, photo, turned, aspect, surface } = placement
  const zoom = Math.round(zoomOf(placed.data.crop, turned, aspect) * 100)
  const turn = placed.data.turns === 0 ? '' : `, turned by ${placed.data.turns * 90} degrees`
  return `${product.name}, ${choice}, ${surface.orientation}. Photo ${photo.name} at ${zoom} percent${turn}.`
}
