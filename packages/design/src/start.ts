import { generateNKeysBetween } from 'fractional-indexing'
import type { ProductDefinition, ProductPart, StartText } from './definition'
import type { DesignDocument, DesignItem, DesignRecord, DesignSurface, PlacedText } from './document'
import { partOf } from './parts'
import { itemsOn } from './records'
import { geometryOn } from './surfaces'

type Start = Pick<DesignSurface, 'layout' | 'background'>

/** Around letters, as a part of their size. */
const OUTLINE_SHARE = 0.09

/** What a new surface of a part has for the chosen options. */
export function startOn(definition: ProductDefinition, options: readonly string[], part: string): Start {
  const { layout, ground } = partOf(definition, options, part)
  return {
    ...(layout && { layout }),
    ...(ground && { background: { kind: 'colour' as const, colour: ground as `#${string}` } }),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const textId = (part: string, at: number): string => `start:${part}:${at}`

/** True for an item that the design started with, whatever has become of it. */
export const isStarting = ({ id }: Pick<DesignItem, 'id'>): boolean => id.startsWith('start:')

/** True for a text that still says what the design started with, also for a copy of it. */
export const isExample = ({ id, data }: PlacedText, part: ProductPart): boolean =>
  part.texts?.some(
    ({ words, font }, at) => words === data.words.trim() && (textId(part.id, at) === id || font === data.font),
  ) ?? false

const inkOf = ({ ink }: ProductPart, text: StartText) => (ink ?? text.colour) as PlacedText['data']['colour']

/** The texts of a new surface, back to front. */
export function startTexts(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options'>,
  surface: DesignSurface,
): PlacedText[] {
  const { part, face } = geometryOn(definition, design, surface)
  const texts = part.texts ?? []
  const orders = generateNKeysBetween(null, null, texts.length)
  return texts.map((text, at) => {
    const { words, font, size, outline, x, y, width, height } = text
    const sizeMm = size * Math.min(face.width, face.height)
    const frame = { x: x * face.width, y: y * face.height, width: width * face.width, height: height * face.height }
    return {
      kind: 'item',
      id: textId(part.id, at),
      surface: surface.id,
      order: orders[at] ?? '',
      frame: { ...frame, angle: 0 },
      type: 'text',
      data: {
        words,
        font,
        sizeMm,
        colour: inkOf(part, text),
        align: 'centre',
        lineHeight: 1.2,
        letterSpacing: 0,
        ...(outline && { outline: { colour: outline as `#${string}`, widthMm: sizeMm * OUTLINE_SHARE } }),
      },
    }
  })
}

/** A surface for other options: what of it is still as it started becomes as a new one has it for them. */
export function startedAnew(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
  options: readonly string[],
): DesignSurface {
  const { layout, background, ...rest } = surface
  const [before, after] = [design.options, options].map((chosen) => startOn(definition, chosen, surface.part))
  const isEmpty = itemsOn(design, surface).every(isStarting)
  const now = {
    layout: isEmpty && isSame(layout, before?.layout) ? after?.layout : layout,
    background: isSame(background, before?.background) ? after?.background : background,
  }
  return { ...rest, ...(now.layout && { layout: now.layout }), ...(now.background && { background: now.background }) }
}

/** A record for other options: a text in the colour that it started with takes that of a new one. */
export function inkedAnew(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options'>,
  record: DesignRecord,
  options: readonly string[],
): DesignRecord {
  if (record.kind !== 'item' || record.type !== 'text' || !isStarting(record)) return record
  const [, id = '', at = ''] = record.id.split(':')
  const [before, after] = [design.options, options].map((chosen) => partOf(definition, chosen, id))
  const text = before?.texts?.[Number(at)]
  if (!before || !after || !text || record.data.colour !== inkOf(before, text)) return record
  return { ...record, data: { ...record.data, colour: inkOf(after, text) } }
}
