import { toolPath } from '@kea/shared/routes'

/** From here on a photo is a panorama, which only the band of a mug shows whole. */
const PANORAMA = 2.2
/** Shorter sides in px than this are too soft on any canvas. */
const CANVAS_LEAST_PX = 1000

const CANVAS = toolPath('uploadchoice', { sku: 'canvas-print' })
const MUG = toolPath('photomug-tool', { sku: 'photo-mug' })
const PRINT = toolPath('photoprints-tool', { sku: 'photo-print' })

/** The design tool of the product that suits a photo best, by its shape and its pixels. */
export function productForPhoto({ width, height }: { width: number; height: number }): string {
  if (width / height >= PANORAMA) return MUG
  return Math.min(width, height) < CANVAS_LEAST_PX ? PRINT : CANVAS
}
