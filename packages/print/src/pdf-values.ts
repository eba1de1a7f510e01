import type { Box, Colour, Matrix } from '@kea/design/geometry/display-list'

/** Points of a PDF in one millimetre. */
export const POINTS_PER_MM = 72 / 25.4

/** The decimals of all numbers. In millimetres that is a hundredth of a micrometre. */
const DECIMALS = 5

export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A PDF has no number for ${value}`)
  const text = value.toFixed(DECIMALS).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

export const numbers = (values: readonly number[]): string => values.map(number).join(' ')

export const reference = (id: number): string => `${id} 0 R`

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0')

/** UTF-16 as hexadecimal digits. */
export const utf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')

/** A text string, in Unicode. */
export const textString = (text: string): string => `<FEFF${utf16Hex(text)}>`

/** Two bytes of a character code. */
export const codeHex = (code: number): string => hex(code, 4)

/** One character for each byte. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 0xff) throw new Error(`"${text[at]}" is not in Latin 1`)
    bytes[at] = code
  }
  return bytes
}

/** `D:20261123094500Z` */
export const pdfDate = (date: Date): string => `(D:${isoSeconds(date).replace(/\D/g, '')}Z)`

/** `2026-11-23T09:45:00Z` */
export const isoSeconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/** Red, green and blue in 0..1. */
export function rgb(colour: Colour): string {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!channels) throw new Error(`"${colour}" is not a colour`)
  return numbers(channels.slice(1).map((digits) => Number.parseInt(digits, 16) / 255))
}

export const isBox = (value: Box): boolean =>
  [value.x, value.y].every(Number.isFinite) && [value.width, value.height].every((side) => side > 0)

/** The matrix that applies `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = second
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
