// A display list as SVG. One unit is a millimetre.
import type { Box, GlyphsPrimitive, ImagePrimitive, Matrix, Primitive } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'

export interface SvgResources {
  /** The address of a photo with at least so many pixels in width and height. */
  photo: (name: string, width: number, height: number) => string
  /** The outline of a glyph of one em. */
  outline: (font: FontId, glyph: number) => string
}

interface Drawing extends SvgResources {
  pixelsPerMm: number
  clips: string[]
}

const numbers = (matrix: Matrix): string => `matrix(${matrix.map((value) => +value.toFixed(6)).join(' ')})`

/** Pixels that an image covers, with those that its crop hides. Groups turn and move it, but keep its size. */
export const pixelsOf = ({ transform: [a, b, c, d] }: ImagePrimitive, pixelsPerMm: number) => ({
  width: Math.ceil(Math.hypot(a, b) * pixelsPerMm),
  height: Math.ceil(Math.hypot(c, d) * pixelsPerMm),
})

/** All images of a list. */
export const imagesIn = (list: readonly Primitive[]): ImagePrimitive[] =>
  list.flatMap((primitive) =>
    primitive.kind === 'image' ? [primitive] : primitive.kind === 'group' ? imagesIn(primitive.children) : [],
  )

/** @returns the part of the drawing that `box` shows, as a document of SVG */
export function svgOf(list: readonly Primitive[], box: Box, pixelsPerMm: number, resources: SvgResources): string {
  const drawing: Drawing = { ...resources, pixelsPerMm, clips: [] }
  const content = drawn(list, drawing)
  const { width, height } = box
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * pixelsPerMm)}" height="${Math.round(
    height * pixelsPerMm,
  )}" viewBox="${box.x} ${box.y} ${width} ${height}" preserveAspectRatio="none"><defs>${drawing.clips.join('')}</defs><rect x="${box.x}" y="${
    box.y
  }" width="${width}" height="${height}" fill="#fff"/>${content}</svg>`
}

const drawn = (list: readonly Primitive[], drawing: Drawing): string =>
  list.map((primitive) => one(primitive, drawing)).join('')

function one(primitive: Primitive, drawing: Drawing): string {
  switch (primitive.kind) {
    case 'group': {
      const inside = clipped(drawn(primitive.children, drawing), primitive.clip, drawing)
      return primitive.transform ? `<g transform="${numbers(primitive.transform)}">${inside}</g>` : inside
    }
    case 'image': {
      const { width, height } = pixelsOf(primitive, drawing.pixelsPerMm)
      const href = drawing.photo(primitive.photo, width, height)
      // In pixels of its own, since drawing programs round a picture of one unit.
      const [a, b, c, d, e, f] = primitive.transform
      const matrix = numbers([a / width, b / width, c / height, d / height, e, f])
      return `<image transform="${matrix}" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`
    }
    case 'path': {
      const { path, fill = 'none', stroke } = primitive
      return `<path d="${path}" fill="${fill}"${stroke ? strokeOf(stroke.colour, stroke.widthMm, stroke.isRound) : ''}/>`
    }
    case 'glyphs':
      return letters(primitive, drawing)
    case 'blur':
      throw new Error('A picture of a design has no blurred sides.')
  }
}

function clipped(inside: string, clip: string | undefined, { clips }: Drawing): string {
  if (!clip) return inside
  clips.push(`<clipPath id="c${clips.length}"><path d="${clip}"/></clipPath>`)
  return `<g clip-path="url(#c${clips.length - 1})">${inside}</g>`
}

const strokeOf = (colour: string, width: number, isRound = false): string =>
  ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="${isRound ? 'round' : 'miter'}" stroke-linecap="${
    isRound ? 'round' : 'butt'
  }"`

/** The line around letters is below all of them. */
function letters({ font, sizeMm, glyphs, colour, outline }: GlyphsPrimitive, drawing: Drawing): string {
  const each = (attributes: string): string =>
    glyphs
      .map(({ id, transform }) => {
        const path = drawing.outline(font, id)
        return path && `<path transform="${numbers(transform)} scale(${sizeMm})" d="${path}" ${attributes}/>`
      })
      .join('')
  const around = outline && each(`fill="none"${strokeOf(outline.colour, outline.widthMm / sizeMm, true)}`)
  return `${around ?? ''}${each(`fill="${colour}"`)}`
}
