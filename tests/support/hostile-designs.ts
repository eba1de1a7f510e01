import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { firstSettings } from '@kea/design/calendar/first-settings'
import type { DesignSurface } from '@kea/design/document/document'
import type { ProductDefinition, ProductPart } from '@kea/design/product/definition'
import { partOf } from '@kea/design/product/parts'
import fc from 'fast-check'

/** The photo of all designs. */
export const PHOTO = { upload: 'upload-1', widthPx: 1200, heightPx: 900 }

const ONCE = 'a0'
const crop = { x: 0, y: 0, width: 1, height: 1 }
const photo = { kind: 'photo', id: 'p1', ...PHOTO, name: 'photo.jpg' }
const photoOn = (surface: string) => ({
  kind: 'item',
  id: `item:${surface}`,
  surface,
  order: ONCE,
  type: 'photo',
  data: { photo: 'p1', turns: 0 as const, crop },
})

const WORDS = {
  ...{
    words: 'x'.repeat(300),
    font: 'lora' as const,
    sizeMm: 5_000,
    colour: '#000000' as const,
    align: 'left' as const,
  },
  ...{ lineHeight: 4, letterSpacing: 2 },
}

interface Line {
  options: readonly string[]
  quantity: number
}

type Surface = Omit<DesignSurface, 'kind' | 'options'> & {
  options?: readonly string[]
  isEmpty: boolean
  /** What its months show, where they are not as its part has them. */
  months?: readonly ('days' | 'years')[]
  /** The words of its signs, where they are not as its part has them. */
  signs?: readonly string[]
  /** The place of its photo in a layout. */
  slot?: number
}

const surfaceOf = (part: string, id = `surface:${part}`): Surface => ({
  id,
  part,
  order: ONCE,
  orientation: 'portrait',
  isEmpty: false,
})

/** A surface with a photo, if the part takes one. */
const partSurface = ({ id, allows }: Pick<ProductPart, 'id' | 'allows'>): Surface => ({
  ...surfaceOf(id),
  isEmpty: !allows.includes('photo'),
})

const frame = { x: 5, y: 5, width: 40, height: 40, angle: 0 }

/** The days of a surface whose part has some, or those that it has instead. */
function monthsOn(definition: ProductDefinition, options: readonly string[], { id, part, months }: Surface) {
  const own = partOf(definition, options, part).month?.shows
  return (months ?? (own ? [own] : [])).map((shows, at) => ({
    ...{ kind: 'item', id: `month:${at}:${id}`, surface: id, order: 'a1', locked: true },
    ...{ frame, type: 'month', data: { shows, style: 'classic' } },
  }))
}

/** The sign of a surface whose part is one, or those that it has instead. */
function signsOn(definition: ProductDefinition, options: readonly string[], { id, part, signs }: Surface) {
  const own = partOf(definition, options, part).signWords
  const all = signs?.map((words) => [words]) ?? (own ? [own] : [])
  return all.map((lines, at) => ({
    ...{ kind: 'item', id: `sign:${at}:${id}`, surface: id, order: 'a2', locked: true, frame, type: 'neon' },
    data: { lines: lines.map((words) => ({ words })), align: 'centre', lineSpacing: 1.6 },
  }))
}

function documentOf(
  definition: ProductDefinition,
  sku: string,
  options: readonly string[],
  surfaces: readonly Surface[],
) {
  const records = surfaces.flatMap((whole) => {
    const { isEmpty, months: _, signs: __, slot, ...surface } = whole
    const placed = { ...photoOn(surface.id), ...(slot !== undefined && { slot, frame }) }
    const drawn = [...monthsOn(definition, options, whole), ...signsOn(definition, options, whole)]
    return [{ kind: 'surface', ...surface }, ...(isEmpty ? [] : [placed]), ...drawn]
  })
  const all = [photo, ...records]
  return { version: 2, sku, tool: 'tool', options, records: Object.fromEntries(all.map((entry) => [entry.id, entry])) }
}

/** The surfaces of an honest design, with a photo on each whose part takes one; of prints by copies, one with all copies. */
function honestSurfaces(definition: ProductDefinition, { options, quantity }: Line): Surface[] {
  const { arrangement, parts } = definition
  return arrangementOf(definition)
    .surfacesFor(definition, options)
    .flatMap(({ id, part: name }) => {
      const part = parts.find((each) => each.id === name)
      const copies = arrangement.kind === 'copies' && quantity > 1 && { copies: quantity }
      return part ? [{ ...partSurface(part), id, ...copies }] : []
    })
}

/** What a design of the product says as a whole. */
const settingsOf = ({ settings }: ProductDefinition) => settings && { settings: firstSettings('2026-11-27') }

/** A design as an honest shopper makes it. */
export const honestDesign = (sku: string, definition: ProductDefinition, line: Line) => ({
  ...documentOf(definition, sku, line.options, honestSurfaces(definition, line)),
  ...settingsOf(definition),
})

export interface HostileDesign extends Line {
  document: { options: readonly string[]; records: Record<string, object> }
}

/** Mostly undefined: a design with one strange field passes more checks than one with many. */
const seldom = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

/** The given fields without those that are undefined. */
const known = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>

/**
 * Designs that ask for more than their line pays: copies, options and sizes of surfaces, turned ones, parts that the
 * options hide, empty surfaces with a background, surfaces and items with one id, many surfaces of a part, months of other
 * pages, second cards of anything, and places that no layout has.
 *
 * @param choices the uids of the values of each option of the product
 */
export function hostileDesigns(
  sku: string,
  definition: ProductDefinition,
  choices: readonly (readonly string[])[],
): fc.Arbitrary<HostileDesign> {
  const line = fc.record({
    options: fc.tuple(...choices.map((values) => fc.constantFrom(...values))),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  const uids = fc.subarray(choices.flat(), { minLength: 0 }).chain((list) => fc.constantFrom(list, [...list, ...list]))
  const otherLine = fc.tuple(...choices.map((values) => fc.constantFrom(...values)))
  const side = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(200, 210, 250, 297, 300, 900, 1200))
  const part = fc.constantFrom(...definition.parts.map(({ id }) => id))
  const strange = fc
    .record({
      copies: seldom(fc.integer({ min: 1, max: 30 })),
      options: seldom(fc.oneof(otherLine, uids)),
      size: seldom(fc.record({ widthMm: side, heightMm: side })),
      background: seldom(fc.constant({ kind: 'colour' as const, colour: '#336699' as const })),
      isEmpty: seldom(fc.constant(true)),
      part: seldom(part),
      order: seldom(fc.constantFrom('a0', 'Zz', 'b0V')),
      orientation: seldom(fc.constant('landscape' as const)),
      months: seldom(fc.array(fc.constantFrom('days' as const, 'years' as const), { maxLength: 2 })),
      signs: seldom(fc.array(fc.constantFrom('Mia', '', 'مرحبا', 'W'.repeat(40)), { maxLength: 2 })),
      pairWith: seldom(fc.constantFrom(...['p1', 'nothing', ...definition.parts.map(({ id }) => `surface:${id}`)])),
      slot: seldom(fc.integer({ min: 0, max: 29 })),
      layout: seldom(fc.constant({ id: 'rows-99', gapMm: 200, marginMm: 200, captions: 'beside' as const })),
      halves: seldom(fc.constant({ left: { id: 'rows-5-5-5', gapMm: 0, marginMm: 0, captions: 'below' as const } })),
      surplus: seldom(fc.constant(Array.from({ length: 30 }, (_, slot) => ({ slot, data: photoOn('x').data })))),
      surplusCaptions: seldom(fc.constant<DesignSurface['surplusCaptions']>([{ slot: 3, photo: 'p1', data: WORDS }])),
    })
    .map(known)
  const extra = fc.array(fc.tuple(part, fc.constantFrom('surface:extra', 'surface:front', 'p1', 'x1', 'x2', 'x3')), {
    maxLength: 4,
  })
  return fc
    .record({
      line,
      own: fc.array(fc.tuple(fc.nat(definition.parts.length - 1), strange), { maxLength: 2 }),
      extra: seldom(fc.tuple(extra, fc.array(strange, { minLength: 4, maxLength: 4 }))),
      lacking: seldom(part),
      options: seldom(fc.oneof(otherLine, uids)),
      isTwice: fc.boolean(),
    })
    .map(({ line: { options, quantity }, own, extra: more, lacking, options: other, isTwice }) => {
      const honest = honestSurfaces(definition, { options, quantity }).map((made, at) => ({
        ...made,
        ...own.find(([place]) => place === at)?.[1],
      }))
      const added = more?.[0].map(([id, name], at) => ({ ...surfaceOf(id, name), ...more[1][at] })) ?? []
      const surfaces = [...honest.filter(({ part: id }) => id !== lacking), ...added]
      const twice = isTwice ? [...options, ...options] : [...options].reverse()
      const document = { ...documentOf(definition, sku, other ?? twice, surfaces), ...settingsOf(definition) }
      return { options, quantity, document }
    })
}
