import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { freeSizeProblem, priceOption } from '@kea/design/geometry/free-size'
import { holePaths, outlinePath } from '@kea/design/geometry/outline'
import { pathCommands } from '@kea/design/geometry/path'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import { layoutOf } from '@kea/design/layouts/layouts'
import { type ProductDefinition, type ProductPart, productDefinition } from '@kea/design/product/definition'
import { designedParts, partsOf, productLook, sizesOf } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import { describe, expect, it } from 'vitest'
import { choicesOf, designed, products, type Seed, uidOf, type Value } from './support/designed-products'
import { type Point, pointsOf } from './support/path-points'

/** True when a point lies inside a closed line (even-odd). */
const isInside = ([x, y]: Point, edge: readonly Point[]): boolean =>
  edge.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = edge[(at + 1) % edge.length] ?? [0, 0]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)

const isWithin = (points: readonly Point[], width: number, height: number): boolean =>
  points.every(([x, y]) => x >= -0.01 && y >= -0.01 && x <= width + 0.01 && y <= height + 0.01)

/** The problem of a drawing that a product brings: one path, or several for an overlay. */
function pathProblem(d: string, { width, height }: { width: number; height: number }): string | null {
  if (!/^M[-\d. MLCZ]+$/.test(d)) return 'has other commands than absolute M, L, C and Z'
  if (pathCommands(d).some(({ name, points }) => (points.length === 0) !== (name === 'Z'))) return 'lacks points'
  if (pathCommands(d).some(({ name, points }) => name === 'C' && points.length % 3 !== 0)) return 'has half a curve'
  return isWithin(pointsOf(d), width, height) ? null : 'leaves its view box'
}

function partProblems(part: ProductPart, parts: readonly ProductPart[]): string[] {
  const { widthMm: width, heightMm: height } = part.size
  const problems: (string | null)[] = []
  const { outline, sameAs, pieces, overlays } = part
  if (outline.kind === 'path') {
    problems.push(pathProblem(outline.d, outline.viewBox), outline.d.endsWith('Z') ? null : 'is not closed')
    if (outline.d.match(/M/g)?.length !== 1) problems.push('has more than one line')
  }
  if (outline.kind === 'rect' && outline.radiusMm > Math.min(width, height) / 2)
    problems.push('is rounder than it is wide')
  if (2 * (part.safeMm + part.borderMm) >= Math.min(width, height)) problems.push('has no safe area')
  const edge = pointsOf(outlinePath(part, { width, height }))
  for (const hole of holePaths(part, { width, height })) {
    if (!pointsOf(hole).every((point) => isInside(point, edge))) problems.push('has a hole over its edge')
  }
  if (part.holes.length > 0 && part.canRotate) problems.push('has a hole, which does not turn')
  if (part.quiet.some(({ x, y, width: w, height: h }) => x + w > 1.0001 || y + h > 1.0001))
    problems.push('is covered outside')
  if (sameAs && !parts.some(({ id, sameAs: other }) => id === sameAs.part && id !== part.id && !other)) {
    problems.push('repeats a part that is not there')
  }
  const repeated = sameAs?.mirrored && parts.find(({ id }) => id === sameAs.part)
  // Only a piece that is the mirror image of the other one needs a mirrored print.
  if (repeated && JSON.stringify(repeated.outline) === JSON.stringify(outline))
    problems.push('is mirrored without need')
  const isOver = part.texts?.some(({ x, y, width: w, height: h }) => x + w > 1 || y + h > 1)
  if (isOver || (part.texts && !part.allows.includes('text'))) problems.push('starts with a text beside it')
  for (const overlay of overlays) {
    if (overlay.kind === 'path') problems.push(pathProblem(overlay.d, overlay.viewBox))
  }
  if (pieces && pieceBoxes(part, { width, height }).some((box) => Math.min(box.width, box.height) <= 2 * part.safeMm)) {
    problems.push('has pieces without a safe area')
  }
  const layouts = [part.layout, part.halves?.left, part.halves?.right].flatMap((layout) => layout ?? [])
  if (layouts.some(({ id }) => !(layoutOf(id) && part.allows.includes('layout')))) {
    problems.push('starts with a layout that is not there')
  }
  return problems.flatMap((problem) => (problem === null ? [] : [`${part.id} ${problem}`]))
}

/** The sheets of a cover are those of its pages. */
function boundProblems(definition: ProductDefinition, options: readonly string[]): string[] {
  const parts = partsOf(definition, options)
  const pages = arrangementOf(definition)
    .surfacesFor(definition, options)
    .flatMap(({ part }) => parts.filter(({ id, spine }) => id === part && !spine))
    .reduce((sum, { fold }) => sum + (fold?.at === 0.5 ? 2 : 1), 0)
  return parts.flatMap(({ id, spine, sheets = 0 }) =>
    spine && 2 * sheets !== pages ? [`${id} is around ${2 * sheets} of ${pages} pages`] : [],
  )
}

function problemsOf(product: Seed, definition: ProductDefinition): string[] {
  const ids = definition.parts.map(({ id }) => id)
  const values = product.options.flatMap(({ id, values: own }) =>
    own.map((value) => [uidOf(id, value.id), value] as const),
  )
  const uids = new Map(values)
  const problems: string[] = []
  if (new Set(ids).size !== ids.length) problems.push('two parts have one id')
  for (const { option, only = [], part = {} } of definition.effects) {
    if (!uids.has(option)) problems.push(`an effect has the unknown option ${option}`)
    for (const id of [...only, ...Object.keys(part)]) {
      if (id !== '*' && !ids.includes(id)) problems.push(`an effect has the unknown part ${id}`)
    }
  }
  for (const { optionUid } of sizesOf(definition)) {
    if (!uids.get(optionUid)?.prices) problems.push(`the size ${optionUid} is not in the price table`)
  }
  const filed = definition.files?.flatMap(({ parts }) => parts)
  if (filed && filed.toSorted().join() !== ids.toSorted().join()) problems.push('a part is not in one file')
  for (const options of choicesOf(product)) {
    problems.push(...boundProblems(definition, options))
    const parts = partsOf(definition, options)
    if (designedParts(definition, options).length === 0) problems.push('nothing is left to design')
    problems.push(...parts.flatMap((part) => partProblems(part, parts)))
  }
  const rows = definition.arrangement.kind === 'pages' ? definition.arrangement.sequence : []
  for (const { part, timesPrinted, isPair, backedBy = part } of rows) {
    if (![part, backedBy].every((id) => ids.includes(id))) problems.push(`a row has an unknown part beside ${part}`)
    if (isPair && timesPrinted !== 2) problems.push(`a pair of ${part} has not two cards`)
  }
  if (definition.views.length === 0 && definition.look === null && product.pictures.length === 0) {
    problems.push('nothing shows how it looks')
  }
  const limits = definition.freeSize
  if (limits) {
    const largest = { widthMm: limits.longMm, heightMm: limits.shortMm }
    const listed = sizesOf(definition).filter(
      ({ optionUid, ...size }) => freeSizeProblem(limits, size) !== null || priceOption(definition, size) !== optionUid,
    )
    if (priceOption(definition, largest) === null) problems.push('the largest size has no price')
    for (const { optionUid } of listed) problems.push(`the size ${optionUid} costs something else when it is typed`)
  }
  if (definition.resolution.leastPpi >= definition.resolution.goodPpi) problems.push('little is as good as much')
  return [...new Set(problems)]
}

describe('the definitions of the shop’s products', () => {
  it.each(designed)('of %s is valid', (_, product, json) => {
    expect(readDefinition(json)).not.toBeNull()
    expect(problemsOf(product, productDefinition.parse(JSON.parse(json)))).toEqual([])
  })
})

/** What the tool and the printer make of options. */
const madeOf = (definition: ProductDefinition, options: readonly string[]): string =>
  JSON.stringify([
    partsOf(definition, options),
    productLook(definition, options),
    arrangementOf(definition).surfacesFor(definition, options),
  ])

/** The values of options that neither tool nor printer see, although nothing says that the workshop makes them. */
function unseenValues({ options }: Seed, definition: ProductDefinition): string[] {
  const listed = options.map(({ id, values }) => uidOf(id, values[0]?.id ?? 0))
  return options.flatMap(({ id, title, values }, at) => {
    const madeWith = (value?: Value) => madeOf(definition, listed.with(at, value ? uidOf(id, value.id) : ''))
    return values
      .filter((value) => {
        const others = [undefined, ...values.filter((other) => other !== value)]
        const isOnly = values.length === 1 && definition.effects.some(({ option }) => option === uidOf(id, value.id))
        const isSeen = isOnly || others.some((other) => madeWith(other) !== madeWith(value))
        const marks = definition.effects.filter(({ option }) => option === uidOf(id, value.id))
        return isSeen === marks.some(({ workshop }) => workshop)
      })
      .map((value) => `${title}: ${value.title}`)
  })
}

/** Values whose words are in the text of one picture of their product alone, which they do not show. */
function unpictured({ sku, pictures, options }: Seed): string[] {
  return options.flatMap(({ title: option, values }) =>
    values.flatMap(({ title, picture }) => {
      const words = [title.toLowerCase(), `${title.split(',')[0]} ${option}`.toLowerCase()]
      const showing = pictures.filter(({ label }) => words.some((each) => new RegExp(`\\b${each}\\b`, 'i').test(label)))
      const [only, ...more] = showing
      const isListed = only === pictures[0]
      return only && more.length === 0 && !isListed && only.picture !== picture ? [`${sku}: ${option}, ${title}`] : []
    }),
  )
}

it('an option shows the picture that has it, and only pictures of its product', () => {
  expect(products.flatMap(unpictured)).toEqual([])
  const strangers = products.flatMap(({ sku, pictures, options }) =>
    options
      .flatMap(({ values }) => values)
      .filter(({ picture }) => picture && pictures.every((shown) => shown.picture !== picture))
      .map(({ title }) => `${sku}: ${title}`),
  )
  expect(strangers).toEqual([])
})

describe('an option of a designed product', () => {
  it.each(designed)('of %s changes what is made, or is made in the workshop', (_, product, json) => {
    expect(unseenValues(product, productDefinition.parse(JSON.parse(json)))).toEqual([])
  })

  it('that asks for words has a place for them', () => {
    const asking = designed.flatMap(([sku, { options }, json]) =>
      options.flatMap(({ id, values }, at) =>
        values
          .filter(({ title }) => /\b(?:names?|words|text|initials|dates?|lettering)\b/i.test(title))
          .map((value) => {
            const listed = options.map((other) => uidOf(other.id, other.values[0]?.id ?? 0))
            const chosen = listed.with(at, uidOf(id, value.id))
            const parts = partsOf(productDefinition.parse(JSON.parse(json)), chosen)
            return [sku, value.title, parts.filter(({ texts }) => texts).map((part) => part.id)]
          }),
      ),
    )
    expect(asking).toEqual([['photo-christmas-stocking', 'With a name', ['cuff']]])
  })

  const [, , stocking = ''] = designed.find(([sku]) => sku === 'photo-christmas-stocking') ?? []

  it('of a stocking adds its cuff to one side or two', () => {
    const definition = productDefinition.parse(JSON.parse(stocking))
    const made = (stocking: number, cuff: number) =>
      partsOf(definition, [uidOf(1671, stocking), uidOf(1672, cuff)]).map(({ id }) => id)
    expect(made(167101, 167201)).toEqual(['front', 'cuff'])
    expect(made(167101, 167202)).toEqual(['front'])
    expect(made(167102, 167201)).toEqual(['front', 'back', 'cuff'])
    expect(made(167102, 167202)).toEqual(['front', 'back'])
  })
})

/** The sides of a closed line, in mm. */
const sidesOf = (line: readonly Point[]): number[] =>
  line.flatMap(([x, y], at) => {
    const [x1 = 0, y1 = 0] = line[(at + 1) % line.length] ?? []
    const length = Math.hypot(x1 - x, y1 - y)
    return length > 0.01 ? [length] : []
  })

describe('a hexagon canvas', () => {
  const [, product, json] = designed.find(([sku]) => sku === 'hexagon-canvas') ?? []
  const definition = productDefinition.parse(JSON.parse(json ?? ''))
  const [sizes = [], ways = []] =
    product?.options.map(({ id, values }) => values.map((value) => uidOf(id, value.id))) ?? []

  it.each([
    ['a side at the top', ways[0], 2],
    ['a point at the top', ways[1], 1],
  ])('with %s has six equal sides in every size', (_, way = '', cornersAtTop) => {
    expect(sizes).toHaveLength(4)
    for (const size of sizes) {
      const [part] = partsOf(definition, [size, way])
      if (!part) throw new Error('The hexagon has no part')
      const { widthMm: width, heightMm: height } = part.size
      const corners = [...new Map(pointsOf(outlinePath(part, { width, height })).map((at) => [at.join(), at])).values()]
      expect(corners.filter(([, y]) => Math.abs(y) < 0.01)).toHaveLength(cornersAtTop)
      const sides = sidesOf(corners)
      expect(sides).toHaveLength(6)
      expect(Math.max(...sides) / Math.min(...sides)).toBeLessThan(1.01)
    }
  })
})

describe('a definition that cannot be made', () => {
  const [, product, json] = designed.find(([sku]) => sku === 'photo-pillow') ?? designed[0] ?? ['', products[0], '']
  const changed = (change: (definition: ProductDefinition) => void) => {
    const definition = productDefinition.parse(JSON.parse(json))
    change(definition)
    return product ? problemsOf(product, definition) : []
  }
  const front = ({ parts }: ProductDefinition) => parts[0] as ProductPart
  const triangle = (d: string) => ({ kind: 'path', d, viewBox: { width: 10, height: 10 } }) as const

  it.each<[string, (definition: ProductDefinition) => void, string]>([
    ['an open outline', (d) => Object.assign(front(d), { outline: triangle('M0 0L9 0L5 9') }), 'front is not closed'],
    [
      'an outline beside its view box',
      (d) => Object.assign(front(d), { outline: triangle('M0 0L11 0L5 9Z') }),
      'front leaves its view box',
    ],
    [
      'a hole over the edge',
      (d) =>
        Object.assign(front(d), { canRotate: false, holes: [{ x: 0, y: 0.5, widthMm: 4, heightMm: 4, radiusMm: 2 }] }),
      'front has a hole over its edge',
    ],
    [
      'a part of no name',
      (d) => d.effects.push({ option: d.effects[0]?.option ?? '', only: ['lid'] }),
      'an effect has the unknown part lid',
    ],
    ['an option of no product', (d) => d.effects.push({ option: 'x' }), 'an effect has the unknown option x'],
    ['no safe area', (d) => Object.assign(front(d), { safeMm: 150 }), 'front has no safe area'],
    [
      'a mirrored print for a piece of the same shape',
      (d) => d.parts.push({ ...front(d), id: 'again', sameAs: { part: 'front', mirrored: true } }),
      'again is mirrored without need',
    ],
    [
      'a text beside its part',
      (d) =>
        Object.assign(front(d), {
          texts: [
            {
              words: 'A',
              font: 'oswald',
              size: 0.1,
              colour: '#000000',
              outline: null,
              x: 0.9,
              y: 0,
              width: 0.2,
              height: 0.1,
            },
          ],
        }),
      'front starts with a text beside it',
    ],
    [
      'a layout of no name',
      (d) => Object.assign(front(d), { layout: { id: 'rows-9-9', gapMm: 4, marginMm: 0 } }),
      'front starts with a layout that is not there',
    ],
    [
      'a largest size without a price',
      (d) => Object.assign(d, { freeSize: { leastMm: 100, shortMm: 900, longMm: 1200, stepMm: 1 } }),
      'the largest size has no price',
    ],
    [
      'a layout of no name for one page',
      (d) => Object.assign(front(d), { halves: { right: { id: 'rows-9-9', gapMm: 4, marginMm: 0 } } }),
      'front starts with a layout that is not there',
    ],
    [
      'a cover around other pages',
      (d) =>
        Object.assign(front(d), {
          spine: { sheetMm: 0.2, boardsMm: 1, leastTextMm: 3, jointMm: 0, overhangMm: 0 },
          sheets: 5,
        }),
      'front is around 10 of 1 pages',
    ],
    [
      'a part in no file',
      (d) => Object.assign(d, { files: [{ name: 'one', parts: ['front'] }] }),
      'a part is not in one file',
    ],
    [
      'a part like none',
      (d) => Object.assign(front(d), { sameAs: { part: 'lid', mirrored: false } }),
      'front repeats a part that is not there',
    ],
  ])('has %s', (_, change, problem) => {
    expect(changed(change)).toContain(problem)
  })
})
