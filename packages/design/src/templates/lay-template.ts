import { generateNKeysBetween } from 'fractional-indexing'
import { newDocument, type Start } from '../arrangement/new-document'
import type { DesignDocument, DesignItem, DesignSurface, Frame } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, surfacesOf } from '../document/records'
import { geometryOn, type Size, type SurfaceGeometry } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import type { Template, TemplateFace, TemplateItem } from './template-data'

/** To a hundredth of a millimetre, so that a stored document is short. */
const round = (mm: number): number => Math.round(mm * 100) / 100

const shortOf = ({ width, height }: Size): number => Math.min(width, height)

/** A length of a template in mm, on a side of the face. */
const lengthOn = ([own, short]: TemplateItem['x'], side: number, face: Size): number =>
  round(own * side + short * shortOf(face))

function frameOf({ x, y, width, height, angle = 0 }: TemplateItem, face: Size): Frame {
  const [wide, high] = [lengthOn(width, face.width, face), lengthOn(height, face.height, face)]
  return {
    x: round(lengthOn(x, face.width, face) - wide / 2),
    y: round(lengthOn(y, face.height, face) - high / 2),
    width: wide,
    height: high,
    angle,
  }
}

type Line = { colour: `#${string}`; width: number }

const lineOf = ({ colour, width }: Line, short: number) => ({ colour, widthMm: round(width * short) })

/** What an item is on a face of this size. */
function contentOf(item: TemplateItem, short: number): Pick<DesignItem, 'type' | 'data'> {
  switch (item.type) {
    case 'text': {
      const { size, outline, ...data } = item.data
      return {
        type: 'text',
        data: { ...data, sizeMm: round(size * short), ...(outline && { outline: lineOf(outline, short) }) },
      }
    }
    case 'shape': {
      const { stroke, radius, ...data } = item.data
      return {
        type: 'shape',
        data: {
          ...data,
          ...(stroke && { stroke: lineOf(stroke, short) }),
          ...(radius !== undefined && { radiusMm: round(radius * short) }),
        },
      }
    }
    case 'graphic':
      return { type: 'graphic', data: item.data }
  }
}

/** The face of a template for a surface: of its part and outline, and of the nearest shape. Null where it has none. */
function faceFor({ faces }: Template, { part, face }: SurfaceGeometry): TemplateFace | null {
  const fits = faces.filter((each) => each.part === part.id && each.outline === part.outline.kind)
  const distance = ({ aspect }: TemplateFace) => Math.abs(Math.log((aspect * face.height) / face.width))
  return fits.reduce<TemplateFace | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  )
}

const prefixOf = ({ id }: DesignSurface): string => `template:${id.replace(/^surface:/, '')}:`

/** The id of a template's item on a surface, by its name. */
export const itemId = (surface: DesignSurface, name: string): string => `${prefixOf(surface)}${name}`

/** The name of a template's item, by its id. */
export const nameOf = (surface: DesignSurface, id: string): string => id.slice(prefixOf(surface).length)

function itemsFor(surface: DesignSurface, { items }: TemplateFace, face: Size): DesignItem[] {
  const orders = generateNKeysBetween(null, null, items.length)
  return items.map(
    (item, at) =>
      ({
        kind: 'item',
        id: itemId(surface, item.name),
        surface: surface.id,
        order: orders[at] ?? '',
        frame: frameOf(item, face),
        ...(item.locked && { locked: true }),
        ...(item.group && { group: `template:${item.group}` }),
        ...contentOf(item, shortOf(face)),
      }) as DesignItem,
  )
}

/** A surface with the colours and the empty places of a template. */
function surfaceFor(surface: DesignSurface, { background, layout, halves }: TemplateFace, face: Size): DesignSurface {
  const { background: _, layout: __, halves: ___, ...rest } = surface
  const short = shortOf(face)
  const laid = ({ id, gap, margin }: NonNullable<typeof layout>) => ({
    id,
    gapMm: round(gap * short),
    marginMm: round(margin * short),
  })
  return {
    ...rest,
    ...(layout && { layout: laid(layout) }),
    ...(halves && {
      halves: { ...(halves.left && { left: laid(halves.left) }), ...(halves.right && { right: laid(halves.right) }) },
    }),
    ...(background && { background }),
  }
}

/**
 * A new design as a template has it for the chosen options; null for a product that it has no face for. A surface without a
 * face stays as a new design has it.
 */
export function layTemplate(template: Template, definition: ProductDefinition, start: Start): DesignDocument | null {
  const empty = newDocument(definition, start)
  const laid = surfacesOf(empty).flatMap((surface) => {
    const geometry = geometryOn(definition, empty, surface)
    const face = faceFor(template, geometry)
    return face ? [{ surface, face, size: geometry.face }] : []
  })
  if (laid.length === 0) return null
  const remove = laid.flatMap(({ surface }) => itemsOn(empty, surface).map(({ id }) => id))
  const put = laid.flatMap(({ surface, face, size }) => [
    surfaceFor(surface, face, size),
    ...itemsFor(surface, face, size),
  ])
  return applyPatch(empty, { put, remove }).document
}
