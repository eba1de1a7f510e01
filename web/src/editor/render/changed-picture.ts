import { lookText } from '@kea/design/items/photo/derived-key'
import { applyLook } from '@kea/design/look/apply-look'
import { lookNumbers } from '@kea/design/look/look-curves'
import type { PhotoLook } from '@kea/design/look/photo-look'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { createLookShader, type LookShader } from './look-shader'
import type { Picture } from './smaller-picture'

interface Changed {
  text: string
  canvas: MemoryCanvas
}

/** The last looks of each picture, the newest first. A picture that is gone takes them along. */
const changed = new WeakMap<Picture, Changed[]>()
/** A page may show one photo with several looks. */
const LOOKS_MAX = 4

let shader: LookShader | null | undefined

/** Draws with the shader, else with the function of record. */
function drawChanged(canvas: MemoryCanvas, picture: Picture, look: PhotoLook): void {
  shader ??= createLookShader()
  const context = contextOf(canvas, { willReadFrequently: shader === null })
  const drawn = shader?.draw(picture, look) ?? null
  // The canvas may have another look, which a see-through picture would not hide.
  context.globalCompositeOperation = 'copy'
  context.drawImage(drawn ?? picture, 0, 0)
  if (drawn) return
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  applyLook(pixels.data, lookNumbers(look))
  context.putImageData(pixels, 0, 0)
}

/** The picture with a look. The canvas of a look that was not used lately is taken for the next one. */
export function changedPicture(picture: Picture, look: PhotoLook): Picture {
  const text = lookText(look)
  const made = changed.get(picture) ?? []
  const known = made.find((entry) => entry.text === text)
  const others = made.filter((entry) => entry !== known)
  const spare = !known && others.length >= LOOKS_MAX ? others.pop() : undefined
  const canvas = known?.canvas ?? spare?.canvas ?? memoryCanvas(picture.width, picture.height)
  if (!known) drawChanged(canvas, picture, look)
  changed.set(picture, [{ text, canvas }, ...others])
  return canvas
}
