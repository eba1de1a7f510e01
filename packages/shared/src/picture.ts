/** A picture of the shop. Its URL contains all its facts, so it needs no manifest. */
export interface Picture {
  /** Folder of the variants, without a slash at the end. */
  base: string
  width: number
  height: number
  /** Background colour until the picture is loaded. */
  color: string
}

const NAMED = /^(.*\/[a-z0-9-]+\.(\d+)x(\d+)\.([0-9a-f]{6})\.[0-9a-f]{8})(?:\/[^/]*)?$/
const WIDTHS = [400, 800, 1200, 1600]

/** Parses `…/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp`; null for any other URL. */
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

/** The file for browsers and crawlers without `srcset`. */
export const fallbackSource = (picture: Picture): string => `${picture.base}/${Math.min(800, picture.width)}.webp`

/** 1200 × 630 JPEG for link cards. */
export const cardImage = (picture: Picture): string => `${picture.base}/og.jpg`
