// A sample as a document of the design tool, made by the functions with which the tool makes one.
import { fillRepeating } from '@kea/design/arrangement/fill-repeating'
import { newDocument } from '@kea/design/arrangement/new-document'
import { pairOf, splitPair } from '@kea/design/arrangement/pairs'
import { placePhoto } from '@kea/design/arrangement/place-photo'
import type {
  DesignDocument,
  DesignPhoto,
  DesignRecord,
  DesignSurface,
  PlacedText,
} from '@kea/design/document/document'
import { applyPatch, type Patch } from '@kea/design/document/patch'
import { itemsOf, itemsOn, surfaceOf } from '@kea/design/document/records'
import { isStarting } from '@kea/design/edits/start'
import { aspectOf, cropAt } from '@kea/design/geometry/crop'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { putInSlot } from '@kea/design/layouts/edits'
import { FIRST_SLOT, hasPlaces } from '@kea/design/layouts/slots'
import type { ProductDefinition } from '@kea/design/product/definition'
import { layTemplate } from '@kea/design/templates/lay-template'
import type { Template } from '@kea/design/templates/template-data'
import type { Filled, Sample, SampleMark, SamplePhoto, SampleSheet } from './sample.ts'

/** What a sample is made with. */
export interface Ingredients {
  definition: ProductDefinition
  /** The uids of its options. */
  options: readonly string[]
  /** The ready-made design that it begins with. */
  template: Template | null
  /** The record of a photo by its name. */
  photo: (name: string) => DesignPhoto
}

type Text = NonNullable<SampleSheet['texts']>[number]

const nameOf = (entry: SamplePhoto): string => (typeof entry === 'string' ? entry : entry.photo)

export function makeDesign(sku: string, tool: string, sample: Sample, made: Ingredients): DesignDocument {
  const { definition, options, template } = made
  const from = { sku, tool, options, ...(sample.settings && { settings: sample.settings }) }
  const start = (template && layTemplate(template, definition, from)) ?? newDocument(definition, from)
  const styled = sample.months ? withStyle(start, sample.months) : start
  const filled = sample.sheets.reduce((design, sheet) => withSheet(design, sheet, made), styled)
  const rest = sample.repeats ? fillRepeating(definition, filled) : null
  return rest ? apply(filled, rest) : filled
}

const apply = (design: DesignDocument, patch: Patch): DesignDocument => applyPatch(design, patch).document

const withStyle = (design: DesignDocument, style: NonNullable<Sample['months']>): DesignDocument =>
  apply(design, {
    put: itemsOf(design).flatMap((item): DesignRecord[] =>
      item.type === 'month' ? [{ ...item, data: { ...item.data, style } }] : [],
    ),
  })

function surfaceNamed(design: DesignDocument, id: string): DesignSurface {
  const surface = surfaceOf(design, `surface:${id}`)
  if (!surface) throw new Error(`The sample has no surface ${id}.`)
  return surface
}

function withSheet(start: DesignDocument, sheet: SampleSheet, made: Ingredients): DesignDocument {
  const { on, across, left, right, words = [], texts = [], marks = [], ground, pairWord } = sheet
  let design = apply(start, { put: [arranged(surfaceNamed(start, on), sheet)] })
  const fill = (filled: Filled | undefined, first: number) => {
    for (const [at, entry] of (filled?.photos ?? []).entries()) design = withPhoto(design, on, first + at, entry, made)
  }
  fill(across, 0)
  fill(left, FIRST_SLOT.left)
  fill(right, FIRST_SLOT.right)
  if (ground) {
    const background = typeof ground === 'string' ? { kind: 'colour' as const, colour: ground } : ground
    design = apply(design, { put: [{ ...surfaceNamed(design, on), background }] })
  }
  const surface = `surface:${on}`
  design = apply(design, {
    put: [...ownMarks(surface, marks), ...startWords(design, on, words), ...ownTexts(surface, texts)],
  })
  return pairWord ? withPairWord(design, on, pairWord, made) : design
}

/** The surface with the layouts and the orientation of the sample. */
function arranged({ layout, halves, ...kept }: DesignSurface, sheet: SampleSheet): DesignSurface {
  const { across, left, right, orientation = kept.orientation } = sheet
  const rest = { ...kept, orientation }
  const own = across?.layout ?? (left || right ? undefined : layout)
  if (own) return { ...rest, layout: own }
  const both = {
    ...halves,
    ...(left?.layout && { left: left.layout }),
    ...(right?.layout && { right: right.layout }),
  }
  return Object.keys(both).length > 0 ? { ...rest, halves: both } : rest
}

/** Puts a photo into a place, or on all of a surface without places. */
function withPhoto(
  design: DesignDocument,
  on: string,
  slot: number,
  entry: SamplePhoto,
  { definition, photo }: Ingredients,
): DesignDocument {
  const surface = surfaceNamed(design, on)
  const record = photo(nameOf(entry))
  if (!hasPlaces(surface)) return apply(design, placePhoto(definition, design, surface, record))
  const put = putInSlot(design, surface, geometryOn(definition, design, surface), slot, record)
  if (!put) throw new Error(`${on} has no place ${slot}.`)
  const placed = apply(design, put.patch)
  const item = placed.records[put.id]
  if (typeof entry === 'string' || item?.kind !== 'item' || item.type !== 'photo' || !item.frame) return placed
  const pixels = { width: record.widthPx, height: record.heightPx }
  const crop = cropAt(pixels, aspectOf(item.frame), entry.zoom, { x: entry.x, y: entry.y })
  return apply(placed, { put: [{ ...item, data: { ...item.data, crop } }] })
}

/** The words of the shopper in place of those that a surface starts with. */
function startWords(design: DesignDocument, on: string, words: readonly string[]): PlacedText[] {
  const started = itemsOn(design, surfaceNamed(design, on)).filter(
    (item): item is PlacedText => item.type === 'text' && isStarting(item),
  )
  return started.flatMap((item, at) => {
    const own = words[at]
    return own === undefined ? [] : [{ ...item, data: { ...item.data, words: own } }]
  })
}

const frameOf = ({ box: [x, y, width, height], angle = 0 }: Pick<Text, 'box' | 'angle'>) => ({
  x,
  y,
  width,
  height,
  angle,
})

const ownTexts = (surface: string, texts: readonly Text[]): PlacedText[] =>
  texts.map(({ box, angle, align = 'centre', lineHeight = 1.3, letterSpacing = 0, ...data }, at) => ({
    kind: 'item',
    id: `text:${surface}:${at}`,
    surface,
    order: `z${at}`,
    frame: frameOf({ box, angle }),
    type: 'text',
    data: { ...data, align, lineHeight, letterSpacing },
  }))

const ownMarks = (surface: string, marks: readonly SampleMark[]): DesignRecord[] =>
  marks.map(({ box, angle, ...data }, at) => {
    const place = {
      kind: 'item',
      surface,
      order: `y${String(at).padStart(3, '0')}`,
      frame: frameOf({ box, angle }),
    } as const
    return 'drawing' in data
      ? { ...place, id: `graphic:${surface}:${at}`, type: 'graphic', data }
      : { ...place, id: `shape:${surface}:${at}`, type: 'shape', data }
  })

function withPairWord(design: DesignDocument, on: string, word: Text, { definition }: Ingredients): DesignDocument {
  const pair = pairOf(definition, design, surfaceNamed(design, on))
  const split = pair && splitPair(definition, design, pair)
  if (!split) throw new Error(`${on} is no pair.`)
  const { layout: _, ...plain } = split.surface
  const surface: DesignSurface = { ...plain, background: { kind: 'colour', colour: '#f4efe4' } }
  const after = apply(design, split.patch)
  return apply(after, { put: [surface, ...ownTexts(surface.id, [word])] })
}
