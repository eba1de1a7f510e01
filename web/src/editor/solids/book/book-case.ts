import type { Shape } from '../../looks/pages/model'
import { type Profile, straight } from '../../looks/pages/sheet'
import { laid, pageMesh } from '../../looks/pages/sheet-mesh'
import { turningSheet } from '../../looks/pages/turning-sheet'
import { joined, type Mesh, net } from '../mesh/mesh'
import { panel, wrappedBox } from '../mesh/wrapped-box'
import type { BookMeasures } from './book-measures'

/** A cover of card keeps its form more than paper. */
const CARD_LEAD = { lifted: 0.16, falling: 0.06 }
const CARD_STEPS = 16
const LINING_STEPS = 18
/** Paper that lies on a board is drawn this far above it, in mm. */
const ABOVE = 0.12

export interface Hinge {
  x: number
  y: number
}

/** The part of the groove beside the spine that is outside of the pages. */
export const grooveOf = ({ jointMm }: BookMeasures): number => (jointMm * 3) / 8

/** A spine that lies is hidden by the pages, which pull both covers together: this part of its width is left between them. */
const SPINE_SHOWN = 0.4

/** Where the front cover turns: on top of the spine of a closed book, beside it on the table of an open one. */
export function openingHinge(book: BookMeasures, opened: number): Hinge {
  const tilt = (Math.PI / 2) * opened ** 1.5
  return { x: -grooveOf(book) - SPINE_SHOWN * book.spineMm * Math.sin(tilt), y: book.spineMm * Math.cos(tilt) }
}

/** The hinges of both covers on the table, where a part 0..1 of the pages has been turned. */
export function lyingHinges(book: BookMeasures, turned: number): { left: number; right: number } {
  const groove = grooveOf(book) * (2 * turned - 1)
  return {
    left: groove - SPINE_SHOWN * book.spineMm * (1 - turned),
    right: groove + SPINE_SHOWN * book.spineMm * turned,
  }
}

/** The inside of a cover as a profile from the fold outwards: paper bridges the groove and lies on the board. */
function insideOf(book: BookMeasures, hinge: Hinge, angle: number): Profile {
  const { page, boardMm } = book
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const under = -boardMm - ABOVE
  const points: (readonly [number, number])[] = [[0, boardMm]]
  for (let at = 0; at <= LINING_STEPS; at++) {
    const along = grooveOf(book) + (at / LINING_STEPS) ** 1.6 * (page.width - 2)
    points.push([hinge.x + along * cos - under * sin, hinge.y + along * sin + under * cos])
  }
  return {
    part: points.map((_, at) => at / (points.length - 1)),
    x: points.map(([x]) => x),
    y: points.map(([, y]) => y),
    angle: points.map(() => angle),
  }
}

const boards = new WeakMap<BookMeasures, Mesh>()

/** A board with cloth or paper round its edges: its outside is up at y = 0, its hinge at x = 0, and it goes to the right. */
function boardMesh(book: BookMeasures): Mesh {
  const kept = boards.get(book)
  if (kept) return kept
  const { page, boardMm, overhangMm, halfMm } = book
  const [width, height] = [halfMm, page.height + 2 * overhangMm]
  const box = wrappedBox({ width, height, depth: boardMm, radius: Math.min(0.9, boardMm / 3) })
  const inner = panel(width, height, [0, height / 2, -boardMm / 2], -1)
  // What is turned in shows the print beside the edge once more.
  const turnedIn: Mesh = { ...inner, uvs: inner.uvs.map((value, at) => (at % 2 === 0 ? 1 - value : value)) }
  const mesh = laid(joined([box, turnedIn]), [width / 2, -boardMm / 2, height / 2])
  boards.set(book, mesh)
  return mesh
}

interface CoverTurn {
  hinge: Hinge
  /** 0 lies on the pages, 1 on the table. */
  opened: number
  way: 1 | -1
  print: 'front' | 'back'
}

/** A cover that opens to the left: its outside, and the profile of its inside, which looks down while it is closed. */
export interface TurningCover {
  inside: Profile
  outside: Shape
}

/** A hard cover is a board with paper on its inside, a soft one a sheet of card. */
export function turningCover(book: BookMeasures, { hinge, opened, way, print }: CoverTurn): TurningCover {
  const { page, isSoft, stuff } = book
  const half = page.height / 2
  const shape = { id: `cover-${print}`, stuff, print, isCasting: true }
  if (!isSoft) {
    const angle = Math.PI * opened
    const place = { at: [hinge.x, hinge.y, 0], yaw: 0, pitch: 0, roll: angle } as const
    return { inside: insideOf(book, hinge, angle), outside: { ...shape, mesh: boardMesh(book), place } }
  }
  const card = turningSheet({
    ...{ length: page.width, steps: CARD_STEPS, from: [hinge.x, hinge.y] as const, crowd: 1.5 },
    ...{ before: straight(0), after: straight(Math.PI), turned: opened, way, lead: CARD_LEAD },
  })
  const light = card.x.map(() => 1)
  const mesh = pageMesh({ rows: [card, card], between: [half, -half], side: 1, light })
  const inside = { ...card, x: [0, ...card.x], y: [book.boardMm, ...card.y] }
  return {
    inside: { ...inside, part: [0, ...card.part], angle: [card.angle[0] ?? 0, ...card.angle] },
    outside: { ...shape, mesh },
  }
}

/** The spine, from the hinge of the lower cover to that of the upper one, a little round. */
export function spineShape({ page, overhangMm, stuff }: BookMeasures, low: Hinge, high: Hinge): Shape {
  const half = page.height / 2 + overhangMm
  const [dx, dy] = [high.x - low.x, high.y - low.y]
  const long = Math.hypot(dx, dy) || 1
  const round = Math.min(long * 0.1, 1.2)
  const mesh = net(8, 1, (i, j) => {
    const part = i / 8
    const out = round * Math.sin(Math.PI * part)
    const lean = ((round * Math.PI) / long) * Math.cos(Math.PI * part)
    const [nx, ny] = [-dy / long, dx / long]
    return {
      // Words on it read from the far edge to the near one.
      at: [low.x + dx * part + nx * out, low.y + dy * part + ny * out, j === 1 ? -half : half],
      normal: [nx - (dx / long) * lean, ny - (dy / long) * lean, 0],
      u: part,
      v: j,
      shade: 0.88 + 0.12 * Math.sin(Math.PI * part),
    }
  })
  return { id: 'spine', mesh, stuff, print: 'spine', isCasting: true }
}
