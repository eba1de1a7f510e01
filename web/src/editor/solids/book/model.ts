import { lightOn, mirroredLight, wallsOf } from '../../looks/pages/arriving-light'
import { clamp, mix, type PagesModel, type Shape, type Sight, type State } from '../../looks/pages/model'
import { mirroredProfile, type Profile } from '../../looks/pages/sheet'
import { blockEdges, mirrored, pageMesh } from '../../looks/pages/sheet-mesh'
import { turningSheet } from '../../looks/pages/turning-sheet'
import { type Mesh, smooth } from '../mesh/mesh'
import { type Hinge, lyingHinges, openingHinge, spineShape, turningCover } from './book-case'
import type { BookMeasures } from './book-measures'
import { restAngle, restingPage, SHEET } from './book-rest'

/** Beside each other in the length of a page: the free edge is pulled at its near corner. */
const ROWS = 7
const TWIST = 0.05
/** A point of the paper in the air is this far above what it lies on, in mm. */
const ABOVE = 0.3

/** The page with this number, from 1. */
export const pageKey = (number: number): string => `page-${number}`

/** What stops light needs fewer points than what is seen. */
const EVERY = 3

/** Of a lining under pages only its rim is seen. */
const evenOn = ({ x }: Profile): number[] => x.map(() => 1)

const turnedMeshes = new WeakMap<Mesh, Mesh>()

/** A shape on the other side of the fold. The same mesh gives the same one. */
function mirroredShape(shape: Shape): Shape {
  const mesh = turnedMeshes.get(shape.mesh) ?? mirrored(shape.mesh)
  turnedMeshes.set(shape.mesh, mesh)
  if (!shape.place) return { ...shape, mesh }
  const { at, yaw, pitch, roll } = shape.place
  return { ...shape, mesh, place: { at: [-at[0], at[1], at[2]], yaw: -yaw, pitch, roll: -roll } }
}

/** The pages on one side of the fold, as if it were the right one: the upper page and the cut edges of those under it. */
function blockShapes(
  { page, boardMm }: BookMeasures,
  top: Profile,
  { id, print, light }: { id: string; print: string; light: readonly number[] },
): Shape[] {
  const between = [page.height / 2, -page.height / 2] as const
  const face = pageMesh({ rows: [top, top], between, side: 1, light })
  return [
    { id: `${id}-top`, mesh: face, stuff: 'paper', print, isCasting: true },
    ...blockEdges(top, boardMm, between).map(
      (mesh, at): Shape => ({ id: `${id}-edge-${at}`, mesh, stuff: 'leaves', isCasting: true }),
    ),
  ]
}

function liningShape(
  { page, isSoft }: BookMeasures,
  { id, inside, light }: { id: string; inside: Profile; light: readonly number[] },
): Shape {
  const half = isSoft ? page.height / 2 : page.height / 2 - 1
  const mesh = pageMesh({ rows: [inside, inside], between: [half, -half], side: -1, light })
  return { id: `lining-${id}`, mesh, stuff: 'lining', isCasting: false }
}

/**
 * A book whose front cover opens, with all pages to the right of the fold. A closing book is the same on the other side.
 *
 * @param page the number of the page that is uncovered
 */
function openingBook(book: BookMeasures, opened: number, way: 1 | -1, page: number, isMirrored: boolean): Shape[] {
  const [print, lower] = isMirrored ? (['back', 'front'] as const) : (['front', 'back'] as const)
  const hinge = openingHinge(book, opened)
  const low: Hinge = { x: lyingHinges(book, 0).right, y: 0 }
  const cover = turningCover(book, { hinge, opened, way, print })
  const under = turningCover(book, { hinge: { x: -low.x, y: 0 }, opened: 1, way, print: lower })
  const top = restingPage(book.page.width, book.leaves * book.sheetMm, [0, book.boardMm], opened)
  const profiles = [top, cover.inside]
  const walls = wallsOf(isMirrored ? profiles.map(mirroredProfile) : profiles, EVERY)
  const lit = isMirrored ? mirroredLight : lightOn
  const shapes = [
    ...blockShapes(book, top, { id: 'right', print: pageKey(page), light: lit(top, 1, walls) }),
    cover.outside,
    liningShape(book, { id: print, inside: cover.inside, light: lit(cover.inside, -1, walls) }),
    mirroredShape(under.outside),
    mirroredShape(liningShape(book, { id: lower, inside: under.inside, light: evenOn(under.inside) })),
    spineShape(book, low, hinge),
  ]
  return isMirrored ? shapes.map(mirroredShape) : shapes
}

/** The page in the air: its two sides, and its profile for the light. */
function turningLeaf(book: BookMeasures, leaf: number, { turned, way }: { turned: number; way: 1 | -1 }) {
  const { page, leaves, sheetMm, boardMm } = book
  const [before, rest] = [restAngle(page.width, (leaves - leaf) * sheetMm), restAngle(page.width, (leaf + 1) * sheetMm)]
  const profileAt = (row: number): Profile => {
    // The near corner is ahead.
    const twist = way * TWIST * (0.5 - row) * Math.sin(Math.PI * turned)
    return turningSheet({
      ...{ length: page.width, ...SHEET, from: [0, boardMm + ABOVE] as const, way },
      ...{ before, after: (part) => Math.PI - rest(part), turned: clamp(turned + twist) },
    })
  }
  return {
    middle: profileAt(0.5),
    rows: Array.from({ length: ROWS }, (_, row) => profileAt(row / (ROWS - 1))),
  }
}

/** An open book with so many leaves turned, and the next one on its way by `turned`. */
function openBook(book: BookMeasures, done: number, turned: number, way: 1 | -1): Shape[] {
  const { page, leaves, sheetMm, boardMm } = book
  const between = [page.height / 2, -page.height / 2] as const
  const isInAir = turned > 0 && done < leaves
  const hinges = lyingHinges(book, (done + turned) / leaves)
  const covers = {
    left: turningCover(book, { hinge: { x: hinges.left, y: 0 }, opened: 1, way, print: 'front' }),
    right: turningCover(book, { hinge: { x: -hinges.right, y: 0 }, opened: 1, way, print: 'back' }),
  }
  const under = leaves - done - (isInAir ? 1 : 0)
  const block = (count: number) => (count > 0 ? restingPage(page.width, count * sheetMm, [0, boardMm]) : null)
  const [left, right] = [block(done), block(under)]
  const leaf = isInAir ? turningLeaf(book, done, { turned, way }) : null
  const walls = wallsOf(
    [
      left ? mirroredProfile(left) : covers.left.inside,
      right ?? mirroredProfile(covers.right.inside),
      ...(leaf ? [leaf.middle] : []),
    ],
    EVERY,
  )
  const shapes: Shape[] = [
    covers.left.outside,
    mirroredShape(covers.right.outside),
    spineShape(book, { x: hinges.right, y: 0 }, { x: hinges.left, y: 0 }),
    liningShape(book, {
      id: 'front',
      inside: covers.left.inside,
      light: left ? evenOn(covers.left.inside) : lightOn(covers.left.inside, -1, walls),
    }),
    mirroredShape(
      liningShape(book, {
        id: 'back',
        inside: covers.right.inside,
        light: right ? evenOn(covers.right.inside) : mirroredLight(covers.right.inside, -1, walls),
      }),
    ),
  ]
  if (left) {
    const light = mirroredLight(left, 1, walls)
    shapes.push(...blockShapes(book, left, { id: 'left', print: pageKey(2 * done), light }).map(mirroredShape))
  }
  if (right) {
    const print = pageKey(2 * (leaves - under) + 1)
    shapes.push(...blockShapes(book, right, { id: 'right', print, light: lightOn(right, 1, walls) }))
  }
  if (leaf)
    for (const side of [1, -1] as const) {
      const mesh = pageMesh({ rows: leaf.rows, between, side, light: lightOn(leaf.middle, side, walls) })
      const print = pageKey(2 * done + (side === 1 ? 1 : 2))
      shapes.push({ id: `leaf-${side}`, mesh, stuff: 'paper', print, isCasting: side === 1 })
    }
  return shapes
}

/** From its closed front over all openings to its closed back. */
export const lastStop = ({ leaves }: Pick<BookMeasures, 'leaves'>): number => leaves + 2

function pose(book: BookMeasures, { at, way }: State): readonly Shape[] {
  const { leaves } = book
  if (at < 1) return openingBook(book, at, way, 1, false)
  if (at > leaves + 1) return openingBook(book, leaves + 2 - at, way === 1 ? -1 : 1, 2 * leaves, true)
  const done = Math.floor(at - 1)
  return openBook(book, done, at - 1 - done, way)
}

/** A closed book is seen from the side of its spine, an open one from above. */
function sight({ page, leaves, halfMm, spineMm, overhangMm }: BookMeasures, { at }: State): Sight {
  const [front, back] = [smooth(0, 1, 1 - at), smooth(0, 1, at - leaves - 1)]
  const closed = front + back
  const lift = mix(63, 47, closed)
  const rise = Math.sin((lift * Math.PI) / 180)
  const half = page.height / 2 + overhangMm
  return {
    middle: [((front - back) * halfMm) / 2, mix(0, spineMm / 2, closed), mix(-0.38 * half, 0, closed)],
    across: mix(halfMm * 1.04 + 6, halfMm * 0.5 + half * 0.44, closed),
    up: mix(half * rise + 0.2 * page.width, half * rise + halfMm * 0.2, closed),
    lift,
    turn: 24 * (back - front),
  }
}

/** Covers and pages that are seen at a stop. */
function seenAt({ leaves }: BookMeasures, stop: number): string[] {
  if (stop <= 0) return ['front', 'spine']
  if (stop > leaves + 1) return ['back', 'spine']
  const left = 2 * (stop - 1)
  return [left > 0 ? pageKey(left) : '', left < 2 * leaves ? pageKey(left + 1) : ''].filter(Boolean)
}

interface Named {
  stops: readonly string[]
}

export function bookModel(book: BookMeasures, { stops }: Named): PagesModel {
  const last = lastStop(book)
  return {
    noun: 'book',
    unit: 'page',
    stops,
    overName: null,
    start: { at: 0, way: 1, over: {}, spread: 1 },
    surrounding: 'table',
    drag: 'page',
    reach: book.page,
    pictureSide: (width, height) => clamp(Math.min(width * 0.52, height * 1.05), 480, 1400),
    pose: (state) => pose(book, state),
    sight: (state) => sight(book, state),
    pictures: ({ at, way }) => {
      const [first, second] = way === 1 ? [Math.floor(at), Math.ceil(at)] : [Math.ceil(at), Math.floor(at)]
      const near = [first, second, second + way, first - way, second + 2 * way]
      const pages = near.filter((stop) => stop >= 0 && stop <= last).flatMap((stop) => seenAt(book, stop))
      // The edges of the covers are seen round the pages of an open book.
      return [...new Set([...pages, 'front', 'back', 'spine'])]
    },
    flat: ({ at }) => seenAt(book, Math.round(at)).filter((key) => key !== 'spine'),
  }
}
