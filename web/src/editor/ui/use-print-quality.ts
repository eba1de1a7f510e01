import { chooseOptions, placementOf } from '@kea/design/edits'
import { applyPatch } from '@kea/design/patch'
import { largestGoodSize, type PrintQuality, printQuality, type QualityLevel } from '@kea/design/resolution'
import { chosenSize } from '@kea/design/surfaces'
import { chooseOption } from '@kea/shared/product-options'
import { useDesign, useEditor } from './use-editor'

export interface PhotoPrintQuality extends PrintQuality {
  /** The title of the largest size that prints well; null when it is the chosen one. */
  largest: string | null
}

/** The print quality of the photo; null without one. */
export function usePrintQuality(): PhotoPrintQuality | null {
  const { product } = useEditor().editor
  const { design } = useDesign()
  const placed = placementOf(product.definition, design)?.placed
  const quality = placed && printQuality(product.definition, design, placed)
  if (!quality) return null
  const uid = largestGoodSize(product.definition, design, placed)
  // Mug sizes differ in volume, not in print size.
  const isChosen =
    product.definition.shape === 'mug' || uid === chosenSize(product.definition, design.options)?.optionUid
  const title = product.options.flatMap(({ choices }) => choices).find((choice) => choice.uid === uid)?.title
  return { ...quality, largest: isChosen ? null : (title ?? null) }
}

/** The print quality with another option; null when the option does not change it. */
export function useQualityWith(): (uid: string) => QualityLevel | null {
  const { product } = useEditor().editor
  const { design } = useDesign()
  return (uid) => {
    if (!product.definition.sizes.some((size) => size.optionUid === uid)) return null
    const options = chooseOption(product.options, design.options, uid)
    const { document } = applyPatch(design, chooseOptions(product.definition, design, options))
    const placed = placementOf(product.definition, document)?.placed
    return placed ? (printQuality(product.definition, document, placed)?.level ?? null) : null
  }
}
