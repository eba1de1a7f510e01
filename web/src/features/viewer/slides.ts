/** One thing that the viewer shows. */
export type Slide =
  | { kind: 'picture'; src: string; alt: string }
  /** Fetched and drawn when it is looked at. */
  | { kind: 'svg'; src: string; alt: string }
  | { kind: 'html'; html: string }
  /** A file that a browser cannot draw. */
  | { kind: 'unknown'; alt: string }

/** Of the shop's own pictures too, whose widths stand behind their name. */
const PICTURE = /\.(?:png|jpe?g|bmp|gif|webp|avif)$/i
const SVG = /\.svg$/i

/** How a file is shown, by the end of its name. */
export function slideOf(src: string, alt: string): Slide {
  const name = src.split(/[?#]/, 1)[0] ?? ''
  if (SVG.test(name)) return { kind: 'svg', src, alt }
  return PICTURE.test(name) ? { kind: 'picture', src, alt } : { kind: 'unknown', alt }
}
