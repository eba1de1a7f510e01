import type { PlacedNeon } from '../../document/document'
import type { Size } from '../../geometry/surfaces'
import { figuresOf } from '../../neon/figures'
import narrow from '../../neon/fonts/narrow.json' with { type: 'json' }
import round from '../../neon/fonts/round.json' with { type: 'json' }
import script from '../../neon/fonts/script.json' with { type: 'json' }
import { type NeonSign, neonSign } from '../../neon/sign'
import type { TubeFontId } from '../../neon/tube-data'
import type { TubeFont } from '../../neon/tube-font'
import type { ProductPart } from '../../product/definition'
import type { Neons } from './neons'
import { productionSheet } from './sheets/production-sheet'

const FONTS: Readonly<Record<TubeFontId, TubeFont>> = { script, round, narrow }

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

export const NEONS: Neons = {
  signOf(part, size, { data }) {
    const { sign, signFont, signBoard } = part
    const key = JSON.stringify([sign, signFont, drawingOf(part), signBoard, size.width, size.height])
    const known = bent.get(data) ?? new Map<string, NeonSign | null>()
    bent.set(data, known)
    const before = known.get(key)
    if (before !== undefined) return before
    const made = bend(part, size, data)
    known.set(key, made)
    return made
  },
  figuresOf: ({ sign: rules }, sign) => (rules ? figuresOf(sign, rules) : null),
  sheetOf(geometry, item, shape) {
    const sign = NEONS.signOf(geometry.part, geometry.face, item)
    const figures = sign && NEONS.figuresOf(geometry.part, sign)
    return sign && figures && productionSheet({ geometry, item, sign, figures, shape })
  },
}
