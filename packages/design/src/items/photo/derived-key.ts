import type { PlacedPhoto } from '../../document/document'
import type { Size } from '../../geometry/surfaces'
import { AMOUNTS, isPlain, type PhotoLook } from '../../look/photo-look'

/** Shorter than what a document stores, so that a stored number has the same key. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

/** FNV-1a of 32 bits. */
function hash(text: string, start: number): string {
  let value = start
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** A key of 16 digits, equal for equal text. */
export const keyOfText = (text: string): string => `${hash(text, 0x811c9dc5)}${hash(`${text} `, 0x9dc5811c)}`

/** The same look has the same text. */
export const lookText = (look: PhotoLook): string =>
  [...AMOUNTS.map((name) => rounded(look[name])), look.tone].join(' ')

/**
 * The key of the changed pixels of a placed photo: equal as long as the photo, the part of it that is printed, its size in
 * mm and its look are equal. Null for a photo that is printed as it is.
 */
export function derivedKey({ data }: PlacedPhoto, printed: Size): string | null {
  const { photo, turns, flip = false, straighten = 0, crop, look } = data
  if (!look || isPlain(look)) return null
  const places = [straighten, crop.x, crop.y, crop.width, crop.height, printed.width, printed.height].map(rounded)
  const text = JSON.stringify([photo, turns, flip, ...places, lookText(look)])
  return keyOfText(text)
}
