/** A bitmap does not say whether something is seen through it, and looking at all of its pixels takes long. */
const transparent = new WeakSet<object>()

export function markTransparent(bitmap: ImageBitmap): ImageBitmap {
  transparent.add(bitmap)
  return bitmap
}

/** True for a decoded photo through which something is seen. */
export const isTransparent = (bitmap: ImageBitmap): boolean => transparent.has(bitmap)
