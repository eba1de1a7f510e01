import fc from 'fast-check'
import type { Frame } from '../document/document'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Any frame that a shopper could make. */
export const anyFrame: fc.Arbitrary<Frame> = fc.record({
  x: number(-300, 300),
  y: number(-300, 300),
  width: number(5, 400),
  height: number(5, 400),
  angle: number(-180, 180),
})

export const anyPoint = fc.record({ x: number(-500, 500), y: number(-500, 500) })
