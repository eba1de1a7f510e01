/** One slide of the viewer. */
export type Slide =
  | { kind: 'picture'; src: string; alt: string }
  /** Fetched when its slide is shown. */
  | { kind: 'svg'; src: string; alt: string }
  | { kind: 'html'; html: string }
  /** A file that a browser cannot show. */
  | { kind: 'unknown'; alt: string }

/** Matches the shop's own picture URLs too: they end with a width and a format. */
const PICTURE = /\.(?:png|jpe?g|bmp|gif|webp|avif)$/i
const SVG = /\.svg$/i

/** The slide of a file, chosen by its extension. */
export function slideOf(src: string, alt: string): Slide {
  const name = src.split(/[?#]/, 1)[0] ?? ''
  if (SVG.test(name)) return { kind: 'svg', src, alt }
  return PICTURE.test(name) ? { kind: 'picture', src, alt } : { kind: 'unknown', alt }
}
