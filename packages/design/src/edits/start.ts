import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type {
  DesignDocument,
  DesignItem,
  DesignRecord,
  DesignSurface,
  PlacedMonth,
  PlacedNeon,
  PlacedText,
} from '../document/document'
import { itemsOn, surfaceOf } from '../document/records'
import { isSame } from '../document/sorted-fields'
import { boxInFace } from '../geometry/outline'
import { geometryOn } from '../geometry/surfaces'
import type { ProductDefinition, ProductPart, StartText } from '../product/definition'
import { partOf } from '../product/parts'
import { startPlace } from './start-place'

type Start = Pick<DesignSurface, 'layout' | 'halves' | 'background'>

type Colour = `#${string}`

/** Around letters, as a part of their size. */
const OUTLINE_SHARE = 0.09

/** What a new surface of a part has for the chosen options. */
export function startOn(definition: ProductDefinition, options: readonly string[], part: string): Start {
  const { layout, halves, ...colours } = partOf(definition, options, part)
  const background = startBackground(colours)
  return { ...(layout && { layout }), ...(halves && { halves }), ...(background && { background }) }
}

function startBackground({ ground, pattern }: Pick<ProductPart, 'ground' | 'pattern'>): Start['background'] {
  if (!ground) return undefined
  if (!pattern) return { kind: 'colour', colour: ground as Colour }
  const { name, colour, repeats } = pattern
  return { kind: 'pattern', pattern: name, colours: [ground as Colour, colour as Colour], repeats }
}

/** The id of an item that a surface starts with. The first surface of a part has the id of the part in its own. */
const startId = (surface: string, name: number | string): string => `start:${surface.replace(/^surface:/, '')}:${name}`

/** True for an item that the design started with, whatever has become of it. */
export const isStarting = ({ id }: Pick<DesignItem, 'id'>): boolean => id.startsWith('start:')

/** The number of the text of a part that an item started as; null for another item. What is on two pages may change places. */
const textNumber = ({ id }: Pick<DesignItem, 'id'>, part: Pick<ProductPart, 'id'>): number | null =>
  id.startsWith(`start:${part.id}:`) ? Number(id.split(':').at(-1)) : null

/** The example in whose place a text stands; undefined for other texts. */
export const startTextOf = (part: ProductPart, item: Pick<PlacedText, 'id'>): StartText | undefined =>
  part.texts?.[textNumber(item, part) ?? -1]

/** True for a text that still says what the design started with, also for a copy of it. */
export const isExample = (item: PlacedText, part: ProductPart): boolean =>
  part.texts?.some(
    ({ words, font }, at) =>
      words === item.data.words.trim() && (textNumber(item, part) === at || font === item.data.font),
  ) ?? false

const colourOf = ({ ink }: ProductPart, text: StartText) => (ink ?? text.colour) as PlacedText['data']['colour']

/** The texts that a surface starts with, back to front, above what is on it. */
export function startTexts(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): PlacedText[] {
  const geometry = geometryOn(definition, design, surface)
  const { part } = geometry
  const texts = part.texts ?? []
  const orders = generateNKeysBetween(itemsOn(design, surface).at(-1)?.order ?? null, null, texts.length)
  return texts.flatMap((text, at): PlacedText[] => {
    const { words, font, outline } = text
    const place = startPlace(geometry, text)
    if (!place) return []
    const { frame, sizeMm } = place
    const started: PlacedText = {
      kind: 'item',
      id: startId(surface.id, at),
      surface: surface.id,
      order: orders[at] ?? '',
      frame,
      type: 'text',
      data: {
        words,
        font,
        sizeMm,
        colour: colourOf(part, text),
        align: 'centre',
        lineHeight: 1.2,
        letterSpacing: 0,
        ...(outline && { outline: { colour: outline as Colour, widthMm: sizeMm * OUTLINE_SHARE } }),
      },
    }
    return [started]
  })
}

/** The days of the month that a surface starts with, above what is on it; null for a part without. A drag does not move them. */
export function startMonth(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): PlacedMonth | null {
  const { part, face } = geometryOn(definition, design, surface)
  if (!part.month) return null
  const { shows, ...box } = part.month
  return {
    kind: 'item',
    id: startId(surface.id, 'month'),
    surface: surface.id,
    order: generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null),
    locked: true,
    frame: { ...boxInFace(box, face), angle: 0 },
    type: 'month',
    data: { shows, style: 'classic' },
  }
}

/** The sign that a surface starts with; null for a part that is none. A drag does not move it. */
export function startSign(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): PlacedNeon | null {
  const { part, face } = geometryOn(definition, design, surface)
  if (!part.sign || !part.signWords) return null
  return {
    kind: 'item',
    id: startId(surface.id, 'sign'),
    surface: surface.id,
    order: generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null),
    locked: true,
    frame: { x: 0, y: 0, ...face, angle: 0 },
    type: 'neon',
    data: { lines: part.signWords.map((words) => ({ words })), align: 'centre', lineSpacing: 1.6 },
  }
}

/** All that a surface starts with, above what is on it. */
export const startItems = (
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): (PlacedMonth | PlacedNeon | PlacedText)[] => [
  ...[startMonth(definition, design, surface)].filter((month) => month !== null),
  ...[startSign(definition, design, surface)].filter((sign) => sign !== null),
  ...startTexts(definition, design, surface),
]

/** A surface for other options: what of it is still as it started becomes as a new one has it for them. */
export function startedAnew(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
  options: readonly string[],
): DesignSurface {
  const { layout, halves, background, ...rest } = surface
  const [before, after] = [design.options, options].map((chosen) => startOn(definition, chosen, surface.part))
  const isEmpty = itemsOn(design, surface).every(isStarting)
  const now = {
    layout: isEmpty && isSame(layout, before?.layout) ? after?.layout : layout,
    halves: isEmpty && isSame(halves, before?.halves) ? after?.halves : halves,
    background: isSame(background, before?.background) ? after?.background : background,
  }
  return {
    ...rest,
    ...(now.layout && { layout: now.layout }),
    ...(now.halves && { halves: now.halves }),
    ...(now.background && { background: now.background }),
  }
}

/**
 * A record for other options: a text that is still as it started becomes as a new one has it for them, one in the colour
 * that it started with takes that of a new one. A month that nobody has moved stands where a new one does.
 *
 * @param surfaces as they are for these options
 */
export function itemAnew(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  record: DesignRecord,
  options: readonly string[],
  surfaces: readonly DesignSurface[],
): DesignRecord {
  if (record.kind !== 'item') return record
  if (record.type !== 'text' && record.type !== 'month' && record.type !== 'neon') return record
  const stored = design.records[record.id]
  const [before, after] = [surfaceOf(design, record.surface), surfaces.find(({ id }) => id === record.surface)]
  if (stored?.kind !== 'item' || !before || !after) return record
  const started = (chosen: readonly string[], on: DesignSurface) =>
    startItems(definition, { ...design, options: [...chosen] }, on).find(({ id }) => id === record.id)
  const [was, now] = [started(design.options, before), started(options, after)]
  if (!was || !now) return record
  if (record.type === 'month') return isSame(stored.frame, was.frame) ? { ...record, frame: now.frame } : record
  if (record.type === 'neon') {
    const isAsStarted = now.type === 'neon' && isSame(stored.data, was.data)
    return { ...record, frame: now.frame, ...(isAsStarted && { data: now.data }) }
  }
  if (was.type !== 'text' || now.type !== 'text') return record
  const isUntouched = isSame([stored.frame, stored.data], [was.frame, was.data])
  if (isUntouched) return { ...record, frame: now.frame, data: now.data }
  return record.data.colour === was.data.colour
    ? { ...record, data: { ...record.data, colour: now.data.colour } }
    : record
}
