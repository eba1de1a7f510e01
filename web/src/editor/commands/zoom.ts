import type { CropBox, PlacedPhoto } from '@kea/design/document/document'
import { zoomPhoto } from '@kea/design/edits/edits'
import { MAX_ZOOM, zoomOf } from '@kea/design/geometry/crop'
import { type Command, onPhoto } from './command'

const STEP = 1.15
const ROUNDING = 0.001

export const zoomIn: Command = {
  id: 'zoom-in',
  label: 'Zoom in',
  shortcuts: ['+', '='],
  isEnabled: ({ placement }) =>
    placement !== null && zoomOf(placement.placed.data.crop, placement.turned, placement.aspect) < MAX_ZOOM - ROUNDING,
  run: onPhoto((at) => zoomPhoto(at, STEP)),
  announce: 'Zoomed in',
}

export const zoomOut: Command = {
  id: 'zoom-out',
  label: 'Zoom out',
  shortcuts: ['-', '_'],
  isEnabled: ({ placement }) =>
    placement !== null && zoomOf(placement.placed.data.crop, placement.turned, placement.aspect) > 1 + ROUNDING,
  run: onPhoto((at) => zoomPhoto(at, 1 / STEP)),
  announce: 'Zoomed out',
}

/** Shows more of a photo, which then prints sharper. */
export const zoomOutTo = (placed: PlacedPhoto, crop: CropBox): Command => ({
  id: 'zoom-out-to',
  label: 'Zoom out',
  shortcuts: [],
  isEnabled: () => true,
  run: () => ({ patch: { put: [{ ...placed, data: { ...placed.data, crop } }] } }),
  announce: 'More of the photo is shown',
})
