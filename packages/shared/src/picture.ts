/** A picture of the shop as its address tells it: no manifest is needed to draw it without a shift. */
export interface Picture {
  /** Folder of the variants, without a slash at the end. */
  base: string
  width: number
  height: number
  /** Shown until the picture is there. */
  color: string
}

const NAMED = /^(.*\/[a-z0-9-]+\.(\d+)x(\d+)\.([0-9a-f]{6})\.[0-9a-f]{8})(?:\/[^/]*)?$/
const WIDTHS = [400, 800, 1200, 1600]

/** `…/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp` → its facts; null for an address of another kind. */
export function parsePicture(url: string): Picture | null {
  const [, base, width, height, color] = NAMED.exec(url) ?? []
  if (!base) return null
  return { base, width: Number(width), height: Number(height), color: `#${color}` }
}

const widthsOf = (picture: Picture) => WIDTHS.filter((width) => width <= picture.width)

/** `srcset` of one format. */
export const sourceSet = (picture: Picture, format: 'avif' | 'webp'): string =>
  widthsOf(picture)
    .map((width) => `${picture.base}/${width}.${format} ${width}w`)
    .join(', ')

/** The file for browsers and crawlers that know no `srcset`. */
export const fallbackSource = (picture: Picture): string => `${picture.base}/${Math.min(800, picture.width)}.webp`

/** 1200 × 630 JPEG for link cards. */
export const cardImage = (picture: Picture): string => `${picture.base}/og.jpg`
