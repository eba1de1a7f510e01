import { applyPatch } from '@kea/design/document/patch'
import { placedPhotosOf } from '@kea/design/document/records'
import { largestGoodSize, type PrintQuality, printQuality, type QualityLevel } from '@kea/design/geometry/resolution'
import { sharperCrop } from '@kea/design/geometry/sharper-crop'
import { chosenSize } from '@kea/design/geometry/surfaces'
import { isUnprinted, sizesOf } from '@kea/design/product/parts'
import { optionCommand } from '../commands/choose-option'
import type { Command } from '../commands/command'
import { zoomOutTo } from '../commands/zoom'
import { useDesign, useEditor, useSession } from './use-editor'

export interface PhotoPrintQuality extends PrintQuality {
  /** The title of the largest size that prints well; null when it is the chosen one, and for a photo in a place. */
  largest: string | null
  /** The photo with less zoom; null where that does not help. */
  zoomOut: Command | null
}

/** The print quality of the photo; null without one. */
export function usePrintQuality(): PhotoPrintQuality | null {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const { product, design, options, placement } = editor.context()
  const placed = placement?.placed
  const quality = placed && printQuality(product.definition, design, placed)
  if (!quality || isUnprinted(product.definition, options)) return null
  const sharper = sharperCrop(product.definition, design, placed)
  const zoomOut = sharper && zoomOutTo(placed, sharper.crop)
  // The size of the sheet says nothing of a photo that is only a part of it.
  if (placed.frame) return { ...quality, largest: null, zoomOut }
  const uid = largestGoodSize(product.definition, design, placed)
  // The sizes of a mug differ in volume, not in print size.
  const isChosen = !product.definition.sizeFollowsPhoto || uid === chosenSize(product.definition, options)?.optionUid
  const title = product.options.flatMap(({ choices }) => choices).find((choice) => choice.uid === uid)?.title
  return { ...quality, largest: isChosen ? null : (title ?? null), zoomOut }
}

/** The print quality with another option; null when the option does not change it. */
export function useQualityWith(): (uid: string) => QualityLevel | null {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const { product, placement } = editor.context()
  const item = placement?.placed.id
  return (uid) => {
    if (!item || !sizesOf(product.definition).some((size) => size.optionUid === uid)) return null
    const outcome = optionCommand(uid, '').run(editor.context())
    if (!outcome || !('patch' in outcome)) return null
    const { document } = applyPatch(editor.context().design, outcome.patch)
    const placed = placedPhotosOf(document).find(({ id }) => id === item)
    return placed ? (printQuality(product.definition, document, placed)?.level ?? null) : null
  }
}
