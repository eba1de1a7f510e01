import type {
  Outline,
  Overlay,
  PagesArrangement,
  ProductDefinition,
  ProductLook,
  ProductPart,
  StartText,
} from './definition'
import { currentDefinition, DEFINITION_VERSION, SETTINGS } from './definition-version'
import { SURFACES_MAX } from './limits'

type Check<T> = (value: unknown) => value is T

const isText: Check<string> = (value) => typeof value === 'string'
const isRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBoolean: Check<boolean> = (value) => typeof value === 'boolean'

const numberIn =
  (isInside: (value: number) => boolean): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isFinite(value) && isInside(value)

const oneOf =
  <T extends string | number>(...allowed: readonly T[]): Check<T> =>
  (value): value is T =>
    allowed.some((entry) => entry === value)

const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)

const nonEmpty =
  <T>(check: Check<T[]>): Check<T[]> =>
  (value): value is T[] =>
    check(value) && value.length > 0

/** An object with some of these fields and no others. */
function some<T extends object>(checks: { [Key in keyof T]: Check<T[Key]> }): Check<Partial<T>> {
  const known = new Map(Object.entries<Check<unknown>>(checks))
  return (value): value is Partial<T> =>
    isRecord(value) && Object.entries(value).every(([name, field]) => known.get(name)?.(field))
}

/** An object with exactly these fields. */
const object =
  <T extends object>(checks: { [Key in keyof T]: Check<T[Key]> }): Check<T> =>
  (value): value is T =>
    some(checks)(value) && Object.keys(value).length === Object.keys(checks).length

const isMm = numberIn((value) => value > 0 && value <= 10_000)
const isMargin = numberIn((value) => value >= 0 && value <= 200)
const isUnit = numberIn((value) => value >= 0 && value <= 1)
const isShare = numberIn((value) => value > 0 && value <= 1)
const isPositive = numberIn((value) => value > 0)
const isCount = numberIn((value) => Number.isInteger(value) && value >= 1 && value <= 60)
const isSeveral = numberIn((value) => Number.isInteger(value) && value >= 2 && value <= 60)

const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

const drawing = { kind: oneOf('path'), d: isText, viewBox: object({ width: isPositive, height: isPositive }) }
const isColour: Check<string> = (value): value is string => isText(value) && /^#[\da-f]{6}$/.test(value)

const isTrue: Check<true> = (value): value is true => value === true

const isWords: Check<string> = (value): value is string => isText(value) && value.length > 0 && value.length <= 60
const isLayoutId: Check<string> = (value): value is string => isText(value) && /^[a-z][\w-]{0,63}$/.test(value)

const isOutline = (value: unknown): value is Outline =>
  object({ kind: oneOf('ellipse') })(value) ||
  object({ kind: oneOf('rect'), radiusMm: isMargin })(value) ||
  object(drawing)(value)

const isOverlay = (value: unknown): value is Overlay =>
  object({ kind: oneOf('jigsaw'), columns: isCount, rows: isCount })(value) ||
  object({ ...drawing, strokeMm: isMm, colour: isColour, isPrinted: isBoolean })(value)

const startTextFields: { [Key in keyof Omit<StartText, 'lettersMax'>]: Check<StartText[Key]> } = {
  words: isWords,
  font: oneOf('oswald', 'abril-fatface', 'zilla-slab'),
  size: isShare,
  colour: isColour,
  outline: orNull(isColour),
  x: isUnit,
  y: isUnit,
  width: isShare,
  height: isShare,
}

const isStartText = (value: unknown): value is StartText =>
  some<StartText>({ ...startTextFields, lettersMax: isCount })(value) &&
  Object.keys(startTextFields).every((name) => name in value)

/** What may be left out of a part. */
type MorePart = Required<
  Pick<ProductPart, 'isTurned' | 'layout' | 'ground' | 'ink' | 'texts' | 'lettersMax' | 'linesMax'>
>

const moreFields: { [Key in keyof MorePart]: Check<MorePart[Key]> } = {
  isTurned: isBoolean,
  layout: object({ id: isLayoutId, gapMm: isMargin, marginMm: isMargin }),
  ground: isColour,
  ink: isColour,
  lettersMax: isCount,
  linesMax: isSeveral,
  texts: listOf(isStartText),
}

const partFields: { [Key in keyof Omit<ProductPart, 'id' | keyof MorePart>]: Check<ProductPart[Key]> } = {
  label: isText,
  outline: isOutline,
  size: object({ widthMm: isMm, heightMm: isMm }),
  canRotate: isBoolean,
  bleedMm: isMargin,
  safeMm: isMargin,
  wrapMm: isMargin,
  edge: oneOf('wrap', 'mirror', 'white', 'colour', 'blurred'),
  borderMm: isMargin,
  holes: listOf(object({ x: isUnit, y: isUnit, widthMm: isMm, heightMm: isMm, radiusMm: isMargin })),
  quiet: listOf(object({ label: isText, x: isUnit, y: isUnit, width: isUnit, height: isUnit })),
  allows: nonEmpty(listOf(oneOf('photo', 'text', 'graphic', 'layout', 'background'))),
  mayBeEmpty: isBoolean,
  sameAs: orNull(object({ part: isText, mirrored: isBoolean })),
  pieces: orNull(object({ columns: isCount, rows: isCount, gapMm: isMargin })),
  overlays: listOf(isOverlay),
}

const lookFields: { [Key in keyof ProductLook]: Check<ProductLook[Key]> } = {
  noun: isText,
  kind: oneOf('canvas', 'frame', 'sheet', 'clear', 'hexagon'),
  offMm: isMargin,
  frame: orNull(oneOf('oak', 'black', 'white')),
  frameMm: isMargin,
  rimMm: isMargin,
  sample: isText,
}

const wholeFields = { id: isText, ...partFields }
const isPart = (value: unknown): value is ProductPart =>
  some<ProductPart>({ ...wholeFields, ...moreFields })(value) && Object.keys(wholeFields).every((name) => name in value)
const isPartChange = some({ ...partFields, ...moreFields })

const isPartChanges = (value: unknown): value is Record<string, Partial<ProductPart>> =>
  isRecord(value) && Object.values(value).every(isPartChange)

const isPageCount = numberIn((value) => Number.isInteger(value) && value >= 1 && value <= SURFACES_MAX)

const isCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isPageCount)

const pageFields = { part: isText, count: isPageCount }
const isPageRow = (value: unknown): value is PagesArrangement['sequence'][number] =>
  some({ ...pageFields, timesPrinted: isCount })(value) && Object.keys(pageFields).every((name) => name in value)

const isArrangement = (value: unknown): value is ProductDefinition['arrangement'] =>
  object({ kind: oneOf('parts', 'copies') })(value) ||
  object({ kind: oneOf('pages'), sequence: nonEmpty(listOf(isPageRow)), move: oneOf('surfaces', 'photos') })(value)

const isEffect = (value: unknown): value is ProductDefinition['effects'][number] =>
  some({
    option: isText,
    only: nonEmpty(listOf(isText)),
    part: isPartChanges,
    look: some(lookFields),
    workshop: isTrue,
    unprinted: isTrue,
    upToMm: isMm,
    counts: isCounts,
  })(value) && value.option !== undefined

const definitionFields: {
  [Key in keyof Omit<ProductDefinition, 'freeSize' | 'settings'>]: Check<ProductDefinition[Key]>
} = {
  version: oneOf(DEFINITION_VERSION),
  parts: nonEmpty(listOf(isPart)),
  arrangement: isArrangement,
  sizeFollowsPhoto: isBoolean,
  effects: listOf(isEffect),
  resolution: object({ goodPpi: isPositive, leastPpi: isPositive }),
  look: orNull(object(lookFields)),
  views: listOf(
    object({ solid: oneOf('box', 'frame', 'block', 'cylinder', 'cushion', 'cube', 'lamp'), heat: isBoolean }),
  ),
}

const isDefinition = (value: unknown): value is ProductDefinition =>
  some<ProductDefinition>({
    ...definitionFields,
    freeSize: object({ leastMm: isMm, shortMm: isMm, longMm: isMm, stepMm: isMm }),
    settings: oneOf(...SETTINGS),
  })(value) && Object.keys(definitionFields).every((name) => name in value)

/**
 * The definition of a product from its JSON; null for what the schema `productDefinition` refuses. It is for pages that
 * do not load zod.
 */
export function readDefinition(json: string): ProductDefinition | null {
  try {
    const parsed = currentDefinition(JSON.parse(json))
    return isDefinition(parsed) ? parsed : null
  } catch {
    return null
  }
}
