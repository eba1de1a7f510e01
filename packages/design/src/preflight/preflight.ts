import { hasSeveralNames, pageName } from '../arrangement/page-names'
import { isCopy, type PrintedSide, printedSides } from '../arrangement/printed-sides'
import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn } from '../document/records'
import { startTexts } from '../edits/start'
import { geometryOn, type SurfaceGeometry } from '../geometry/surfaces'
import { mirrorItem } from '../items/item-types'
import type { Months } from '../items/month/months'
import type { Neons } from '../items/neon/neons'
import { emptySlots } from '../layouts/edits'
import type { ProductDefinition } from '../product/definition'
import type { Shape } from '../text/shape'
import { alikeFaces } from './alike-faces'
import { longCaption } from './caption-findings'
import type { Finding, PreflightWorld } from './finding'
import { photoInFold, textInFold } from './fold-findings'
import { lettersProblems } from './letters'
import { monthFindings, withoutDays } from './month-findings'
import { neonFindings } from './neon-findings'
import { oneWayBack } from './one-way-back'
import { photoFindings } from './photo-findings'
import { isWritten, textFindings } from './text-findings'
import { thinBorder } from './thin-border'

/** Places of a layout that print without a photo. */
function emptyPlaces(
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
): Finding[] {
  const { length } = emptySlots(design, surface, geometry)
  if (length === 0) return []
  const text = length === 1 ? 'One place of your layout is empty.' : `${length} places of your layout are empty.`
  return [{ kind: 'empty-places', surface: surface.id, item: null, text, remedy: null }]
}

type Design = Pick<DesignDocument, 'options' | 'records' | 'settings'>

/** More letters than can be made on a part, or in one of its places. */
function tooLong(design: Design, surface: DesignSurface, { part }: SurfaceGeometry): Finding[] {
  const items = itemsOn(design, surface)
  const first = items.find(({ type }) => type === 'text')?.id ?? null
  return lettersProblems(part, items).map(({ item, said }) => ({
    kind: 'too-long',
    surface: surface.id,
    item: item ?? first,
    text: said,
    remedy: null,
  }))
}

/** A part for words that has none any more. */
function withoutWords(definition: ProductDefinition, design: Design, surface: DesignSurface): Finding[] {
  const put = startTexts(definition, design, surface)
  if (put.length === 0 || itemsOn(design, surface).some(({ type }) => type === 'text')) return []
  const remedy = { kind: 'patch', label: 'Add words', patch: { put } } as const
  return [{ kind: 'no-words', surface: surface.id, item: null, text: 'There are no words yet.', remedy }]
}

type Letters = Pick<PreflightWorld, 'shape' | 'months' | 'neons'>

/** What is wrong on one printed side. */
function onSide(
  definition: ProductDefinition,
  design: Design,
  { part, surface }: PrintedSide,
  { shape, months, neons }: Letters,
): Finding[] {
  const geometry = geometryOn(definition, design, { ...surface, part: part.id })
  const world = { definition, design, geometry, shape, months, neons }
  const items = itemsOn(design, surface)
  const seen = part.sameAs?.mirrored ? items.map((item) => mirrorItem(item, geometry.face)) : items
  const ofItems = seen.flatMap((item) => {
    if (item.type === 'photo') return [...photoFindings(world, item), ...photoInFold(world, item)]
    if (item.type === 'month') return monthFindings(world, item)
    if (item.type === 'neon') return neonFindings(world, item)
    if (item.type !== 'text') return []
    return [
      ...textFindings(world, item),
      ...(isWritten(item) ? textInFold(world, item) : []),
      ...longCaption(world, item),
    ]
  })
  const ofAll = [
    ...emptyPlaces(design, surface, geometry),
    ...withoutWords(definition, design, surface),
    ...withoutDays(definition, design, surface),
    ...tooLong(design, surface, geometry),
    ...oneWayBack(world, surface),
    ...thinBorder(world, surface),
  ]
  return [...ofAll, ...ofItems]
}

const placeOf = ({ surface, item }: Finding): string => `${surface} ${item}`

/** A finding that names the surface where it is, if the product has several sides. */
export const onSurface = (
  definition: ProductDefinition,
  design: Design,
  surface: Pick<DesignSurface, 'id' | 'part' | 'options'>,
  finding: Finding,
): Finding =>
  hasSeveralNames(definition, design.options)
    ? { ...finding, text: `${pageName(definition, design, surface)}: ${finding.text}` }
    : finding

/**
 * What a shopper should see before the order, in print order. A side that is still empty is no finding: it stops the
 * order (shown-surfaces.ts). A side that is printed from another one adds what is wrong with it alone.
 *
 * @param shape text is judged by these letters, so their fonts are loaded first
 * @param engines what draws the days of a calendar, and what bends the tubes of a sign; null for other products
 */
export function preflight(
  definition: ProductDefinition,
  design: Design,
  shape: Shape,
  { months = null, neons = null }: { months?: Months | null; neons?: Neons | null } = {},
): Finding[] {
  const findings: Finding[] = []
  for (const side of printedSides(definition, design)) {
    const found = onSide(definition, design, side, { shape, months, neons })
    const known = new Set(findings.map(placeOf))
    // A remedy for this side could harm the other one.
    const added = found.filter((finding) => !known.has(placeOf(finding))).map((each) => ({ ...each, remedy: null }))
    const named = { ...side.surface, part: side.part.id }
    findings.push(...(isCopy(side) ? added : found).map((each) => onSurface(definition, design, named, each)))
  }
  return [...findings, ...alikeFaces(definition, design)]
}
