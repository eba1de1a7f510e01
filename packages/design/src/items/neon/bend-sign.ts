import type { PlacedNeon } from '../../document/document'
import type { Size } from '../../geometry/surfaces'
import narrow from '../../neon/fonts/narrow.json' with { type: 'json' }
import round from '../../neon/fonts/round.json' with { type: 'json' }
import script from '../../neon/fonts/script.json' with { type: 'json' }
import { type NeonSign, neonSign } from '../../neon/sign'
import type { TubeFontId } from '../../neon/tube-data'
import type { TubeFont } from '../../neon/tube-font'
import type { ProductPart } from '../../product/definition'
import type { Neons } from './neons'

export const FONTS: Readonly<Record<TubeFontId, TubeFont>> = { script, round, narrow }

/** Of each sign's words, the sizes and options that it was bent for: those that are tried, and the chosen one. */
const bent = new WeakMap<PlacedNeon['data'], Map<string, NeonSign | null>>()

/** Beside the words, a little higher than a capital, where the part does not say otherwise. */
const drawingOf = ({ signDrawing, signDrawingAt = 'right', signDrawingHeight = 1.1 }: ProductPart) =>
  signDrawing ? { drawing: signDrawing, place: signDrawingAt, height: signDrawingHeight } : null

function bend(part: ProductPart, size: Size, data: PlacedNeon['data']): NeonSign | null {
  const { sign, signFont = 'script', signBoard = 'round' } = part
  if (!sign) return null
  const words = { ...data, lines: data.lines.map((line) => line.words) }
  return neonSign({ words, font: FONTS[signFont], drawing: drawingOf(part), board: signBoard, size }, sign)
}

/** What a sign depends on beside its words. */
export const signKey = (part: ProductPart, { width, height }: Size): string =>
  JSON.stringify([part.sign, part.signFont, drawingOf(part), part.signBoard, width, height])

/** A sign that is bent already; undefined for one that is not. */
export const bentSign = (part: ProductPart, size: Size, data: PlacedNeon['data']): NeonSign | null | undefined =>
  bent.get(data)?.get(signKey(part, size))

/** Takes a sign that another thread has bent with this engine. */
export function keepSign(part: ProductPart, size: Size, data: PlacedNeon['data'], sign: NeonSign | null): void {
  const known = bent.get(data) ?? new Map<string, NeonSign | null>()
  bent.set(data, known)
  known.set(signKey(part, size), sign)
}

/** Bends a sign, once for its words, size and options. */
export const signOf: Neons['signOf'] = (part, size, { data }) => {
  const before = bentSign(part, size, data)
  if (before !== undefined) return before
  const made = bend(part, size, data)
  keepSign(part, size, data, made)
  return made
}
