import { type Bent, bentSheet, type Profile } from './sheet'

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1)

/** How far ahead of the bound edge the free one is while the hand lifts it, and how far while it comes down. */
const LEAD = { lifted: 0.44, falling: 0.12 }

/**
 * How far a part of a sheet has turned, in 0..1, when the whole has turned by `turned`. The hand pulls the free edge, so
 * it is ahead; where the sheet comes to rest it is even again.
 *
 * @param part of the way from where it is bound to its free edge, 0..1
 * @param way 1 towards the end of the turn, -1 back
 */
export function turnedPart(turned: number, part: number, way: 1 | -1, lead = LEAD): number {
  if (way === -1) return 1 - turnedPart(1 - turned, part, 1, lead)
  const ahead = lead.lifted + (lead.falling - lead.lifted) * turned
  return clamp(turned + ahead * (part - 0.5) * Math.sin(Math.PI * clamp(turned)))
}

interface Turning extends Omit<Bent, 'angleAt'> {
  /** The direction of each part at rest before the turn, and after it. */
  before: (part: number) => number
  after: (part: number) => number
  /** 0 before the turn, 1 after it. */
  turned: number
  way: 1 | -1
  /** A board is stiffer than paper. */
  lead?: typeof LEAD
}

/** A sheet on its way from one place of rest to another. It keeps its length, and lies there as the others do. */
export function turningSheet({ before, after, turned, way, lead, ...bent }: Turning): Profile {
  return bentSheet({
    ...bent,
    angleAt: (part) => {
      const [from, to] = [before(part), after(part)]
      return from + (to - from) * turnedPart(turned, part, way, lead)
    },
  })
}

/** How tightly a sheet rolls over the wire, in mm. */
export const ROLL_RADIUS = 3.2

/**
 * The direction of a sheet that goes over a wire and down behind it: first it swings up, then it slips over the top, and
 * the roll runs from its free edge to the wire.
 *
 * @param from its direction where it hangs; it hangs there again after a whole turn
 */
export function overTheWire(from: number, length: number, turned: number, way: 1 | -1): (part: number) => number {
  const half = Math.PI
  return (part) => {
    if (turned <= 0.5) return from + half * turnedPart(turned * 2, part, way)
    // The paper needs this part of its length for half a turn.
    const roll = (Math.PI * ROLL_RADIUS) / length
    const start = 1 - (turned - 0.5) * 2 * (1 + roll)
    return from + half + half * clamp((part - start) / roll)
  }
}
