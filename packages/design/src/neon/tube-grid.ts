import type { Point } from '../geometry/crop'
import type { Box } from '../geometry/display-list'

/** A point of a piece of tube. */
export interface TubePlace {
  point: Point
  piece: number
  /** From the start of the piece, in mm. */
  along: number
}

const NONE = -1
const SEVERAL = -2

/**
 * Places of tubes that are found by where they are, in squares of one size. A sign has ten thousand, and each asks for the
 * tubes near it: so a square is a chain of numbers, and one that has only what the piece has just passed is left out.
 */
export class TubeGrid<Place extends TubePlace> {
  readonly #size: number
  readonly #left: number
  readonly #top: number
  readonly #rows: number
  /** The first and last place of each square. */
  readonly #first: Int32Array
  readonly #last: Int32Array
  /** The piece of all places of a square. */
  readonly #piece: Int32Array
  /** The next place in the square of each. */
  readonly #next: Int32Array
  readonly #places: Place[] = []

  /**
   * @param box around all places that are added or asked for
   * @param size the widest search, in mm
   * @param most the number of places
   */
  constructor(box: Box, size: number, most: number) {
    // One square more on each side, so that every square has neighbours.
    const columns = Math.floor((box.x + box.width) / size) - Math.floor(box.x / size) + 3
    this.#size = size
    this.#left = Math.floor(box.x / size) - 1
    this.#top = Math.floor(box.y / size) - 1
    this.#rows = Math.floor((box.y + box.height) / size) - this.#top + 2
    const squares = columns * this.#rows
    this.#first = new Int32Array(squares).fill(NONE)
    this.#last = new Int32Array(squares).fill(NONE)
    this.#piece = new Int32Array(squares).fill(NONE)
    this.#next = new Int32Array(most).fill(NONE)
  }

  #squareOf({ x, y }: Point): number {
    return (Math.floor(x / this.#size) - this.#left) * this.#rows + Math.floor(y / this.#size) - this.#top
  }

  /** The places of a piece are added from its start to its end. */
  add(place: Place): void {
    const square = this.#squareOf(place.point)
    const at = this.#places.push(place) - 1
    const before = this.#last[square] ?? NONE
    if (before === NONE) {
      this.#first[square] = at
      this.#piece[square] = place.piece
    } else {
      this.#next[before] = at
      if (this.#piece[square] !== place.piece) this.#piece[square] = SEVERAL
    }
    this.#last[square] = at
  }

  /**
   * The first place nearer than `reach` mm, at most the size of a square, that `matches`: of another piece, or of the same
   * one more than `passedMm` before.
   */
  near(
    from: TubePlace,
    reach: number,
    passedMm: number,
    matches?: (place: Place, far: number) => boolean,
  ): Place | null {
    const { point, piece, along } = from
    const places = this.#places
    const middle = this.#squareOf(point)
    const most = reach * reach
    for (let column = middle - this.#rows; column <= middle + this.#rows; column += this.#rows)
      for (let square = column - 1; square <= column + 1; square++) {
        let at = this.#first[square] ?? NONE
        if (this.#piece[square] === piece && along - (places[at]?.along ?? 0) <= passedMm) continue
        for (; at !== NONE; at = this.#next[at] ?? NONE) {
          const place = places[at] as Place
          if (place.piece === piece && along - place.along <= passedMm) continue
          const [right, down] = [place.point.x - point.x, place.point.y - point.y]
          const square = right * right + down * down
          if (square < most && (!matches || matches(place, Math.sqrt(square)))) return place
        }
      }
    return null
  }
}
